import { inAll, inEach, siteLanguages } from "@landolt/forms";
import { Button, toast, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { ask, Refused } from "../../shared/api";
import { Fields, TextField, TextsField } from "../../shared/forms/fields";
import { OnlyWhoMay } from "../../shared/forms/only-who-may";
import { RecordPage } from "../../shared/forms/record-page";
import { useRecord } from "../../shared/forms/use-record";
import { useShared } from "../../shared/language";
import { RawRecord } from "../../shared/raw-record";
import { Section } from "../../shared/section";
import { useMay } from "../../shared/use-may";
import { brandKey, brandsKey, type StoredBrand } from "./api";

type Draft = Pick<StoredBrand, "name" | "country" | "description">;

const area = "catalog";
const empty: Draft = { name: "", country: "", description: inAll({ en: "" }) };
const text = z.string().min(1);

/** The server validates as well; here the problem is shown beside the field. */
const schema = z.object({
  name: text,
  country: text.regex(/^[a-z]{2}$/),
  description: z.object(inEach(siteLanguages, () => text)),
});

const draftOf = (stored: StoredBrand | undefined): Draft =>
  stored ? { name: stored.name, country: stored.country, description: stored.description } : empty;

/** A brand in its form; without `first` a new one. */
export function BrandPage({ first }: { first?: StoredBrand }) {
  const { t } = useTranslation("brands");
  const shared = useShared();
  const prompt = usePrompt();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mayChange = useMay(area, "change");
  const record = useRecord({
    stored: first,
    draftOf,
    readAgain: async () => (await ask<{ brand: StoredBrand }>(`brands/${first?.id}`)).brand,
    schema,
  });
  const { stored } = record;
  const save = () =>
    record.save(async (draft) => {
      const body = { ...draft, ...(stored ? { updated_at: stored.updated_at } : {}) };
      const path = stored ? `brands/${stored.id}` : "brands";
      try {
        const saved = await ask<{ brand: StoredBrand }>(path, body);
        queries.setQueryData(brandKey(saved.brand.id), saved);
        await queries.invalidateQueries({ queryKey: brandsKey, exact: true });
        toast.success(shared("saved"));
        if (!stored) navigate(`/brands/${saved.brand.id}`, { replace: true });
        return saved.brand;
      } catch (error) {
        if (stored || !(error instanceof Refused && error.status === 409)) throw error;
        toast.error(t("taken"));
        return undefined;
      }
    });
  const remove = async ({ id, name }: StoredBrand) => {
    const agreed = await prompt({
      title: t("removeTitle", { name }),
      description: t("removeText"),
      confirmText: t("remove"),
      cancelText: shared("cancel"),
    });
    if (!agreed) return;
    await record.attempt(async () => {
      await ask(`brands/${id}`, undefined, "DELETE");
      await queries.invalidateQueries({ queryKey: brandsKey });
      navigate("/brands", { replace: true });
    });
  };
  return (
    <RecordPage
      area={area}
      record={record}
      onSave={() => void save()}
      title={stored?.name ?? t("newTitle")}
      back={{ to: "/brands", label: t("back") }}
      actions={
        <>
          {stored && <RawRecord record={stored} />}
          {mayChange && stored?.products === 0 && (
            <Button size="small" variant="danger" onClick={() => void remove(stored)}>
              {t("remove")}
            </Button>
          )}
        </>
      }
    >
      <OnlyWhoMay area={area}>
        <Section title={t("description")}>
          <Fields>
            <TextField path="name" label={t("name")} />
            <TextField path="country" label={t("country")} />
          </Fields>
          <TextsField path="description" label={t("description")} long />
        </Section>
      </OnlyWhoMay>
    </RecordPage>
  );
}
