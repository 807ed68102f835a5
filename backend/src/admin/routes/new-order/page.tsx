import { siteLanguages } from "@landolt/forms";
import { Button, Container, toast } from "@medusajs/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import type { LensItem } from "../../orders/lens-items/api";
import { PickLenses } from "../../orders/lens-items/pick-lenses";
import { type Buyer, enterOrder } from "../../orders/new-order-api";
import { resolverOf } from "../../shared/forms/faults";
import { Fields, TextField } from "../../shared/forms/fields";
import { Form } from "../../shared/forms/form";
import { LanguageField } from "../../shared/forms/language-field";
import { OnlyWhoMay } from "../../shared/forms/only-who-may";
import { useLeaveGuard } from "../../shared/forms/use-leave-guard";
import { useSiteLanguage } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { useAttempt } from "../../shared/use-attempt";

const text = z.string().trim().min(1).max(100);
const buyerSchema = z.object({
  firstName: text,
  lastName: text,
  phone: text,
  email: z.email({ error: "wrong" }),
  language: z.enum(siteLanguages),
});

/** An order of contact lenses, entered for somebody who calls or stands at the counter. */
export default function NewOrderPage() {
  const { t } = useTranslation("newOrder");
  const today = useTranslation("today").t;
  const person = useTranslation("homeService").t;
  const lenses = useTranslation("lensItems").t;
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const [items, setItems] = useState<LensItem[]>([]);
  const form = useForm<Buyer>({
    defaultValues: {
      ...{ firstName: "", lastName: "", phone: "", email: "" },
      language: useSiteLanguage(),
    },
    resolver: resolverOf(buyerSchema),
  });
  useLeaveGuard((form.formState.isDirty || items.length > 0) && !busy);
  const enter = form.handleSubmit((buyer) =>
    attempt(
      async () => {
        const { id, display_id: number } = await enterOrder(buyer, items);
        toast.success(t("entered", { number }));
        navigate(`/orders/${id}`);
      },
      ({ status }) => (status === 400 ? lenses("refused") : undefined),
    ),
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead
        title={t("title")}
        subtitle={t("hint")}
        back={{ to: "/today", label: today("title") }}
      />
      <OnlyWhoMay area="orders">
        <Form form={form} save={enter}>
          <Container className="flex flex-col gap-y-4 px-6 py-4">
            <Fields>
              <TextField path="firstName" label={person("firstName")} aria-required />
              <TextField path="lastName" label={person("lastName")} aria-required />
            </Fields>
            <Fields>
              <TextField path="phone" label={person("phone")} type="tel" aria-required />
              <TextField path="email" label={person("email")} type="email" aria-required />
              <LanguageField path="language" label={person("language")} />
            </Fields>
            <PickLenses onChange={setItems} />
            <Button
              type="submit"
              className="self-start"
              disabled={items.length === 0}
              isLoading={busy}
            >
              {t("enter")}
            </Button>
          </Container>
        </Form>
      </OnlyWhoMay>
    </div>
  );
}
