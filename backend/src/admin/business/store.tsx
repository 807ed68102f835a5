import { inAll } from "@landolt/forms";
import { Button, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { pictureTypes, useUpload } from "../content/lookbook/upload";
import { Fields, TextField, TextsField } from "../shared/forms/fields";
import { FileField } from "../shared/forms/file-field";
import { AddButton } from "../shared/forms/rows";
import { useShared } from "../shared/language";
import { Section } from "../shared/section";

const empty = inAll({ en: "" });

/** How one comes to the store, which is shown as soon as it is entered, and how it looks from outside. */
export function Arrival() {
  const { t } = useTranslation("profile");
  const { fields, append, remove } = useFieldArray({ name: "arrival" });
  return (
    <Section title={t("arrival")}>
      {fields.map(({ id }, index) => (
        <Entry key={id} path={`arrival.${index}.title.en`} onRemove={() => remove(index)}>
          <TextsField path={`arrival.${index}.title`} label={t("arrivalTitle")} />
          <TextsField path={`arrival.${index}.text`} label={t("arrivalText")} long />
        </Entry>
      ))}
      <AddButton label={t("addArrival")} onClick={() => append({ title: empty, text: empty })} />
      <Text size="small" className="text-ui-fg-subtle">
        {t("storePicture")}
      </Text>
      <OnePicture path="storePicture" />
    </Section>
  );
}

/** The people of the store, shown on the page about it. */
export function Team() {
  const { t } = useTranslation("profile");
  const { fields, append, remove } = useFieldArray({ name: "team" });
  return (
    <Section title={t("team")}>
      {fields.map(({ id }, index) => (
        <Entry key={id} path={`team.${index}.name`} onRemove={() => remove(index)}>
          <Fields>
            <TextField path={`team.${index}.name`} label={t("personName")} />
          </Fields>
          <TextsField path={`team.${index}.qualification`} label={t("qualification")} />
          <OnePicture path={`team.${index}.picture`} />
        </Entry>
      ))}
      <AddButton
        label={t("addPerson")}
        onClick={() => append({ name: "", qualification: empty, picture: null })}
      />
    </Section>
  );
}

/** One entry of a list; `path` of the text that names it. */
function Entry(props: { path: string; onRemove: () => void; children: ReactNode }) {
  const { path, onRemove, children } = props;
  const { t } = useTranslation("profile");
  const shared = useShared();
  const name: string = useWatch({ name: path });
  return (
    <div className="flex flex-col gap-y-3 border-b pb-4">
      {children}
      <Button
        type="button"
        size="small"
        variant="transparent"
        className="w-fit"
        aria-label={t("removeNamed", { name })}
        onClick={onRemove}
      >
        {shared("remove")}
      </Button>
    </div>
  );
}

function OnePicture({ path }: { path: string }) {
  const { t } = useTranslation("lookbook");
  const { field } = useController({ name: path });
  const { busy, upload } = useUpload(([picture]) => field.onChange(picture));
  if (field.value) {
    return (
      <div className="flex items-end gap-x-3">
        <img
          src={field.value}
          alt={t("picture", { number: 1 })}
          className="aspect-[4/3] w-40 rounded-md border object-cover"
        />
        <Button type="button" size="small" variant="secondary" onClick={() => field.onChange(null)}>
          {t("removePicture", { number: 1 })}
        </Button>
      </div>
    );
  }
  return (
    <FileField
      label={t("addPicture")}
      accept={pictureTypes.join(",")}
      disabled={busy}
      onFiles={([file]) => void upload([file])}
    />
  );
}
