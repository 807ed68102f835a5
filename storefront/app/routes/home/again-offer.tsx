import { Form } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { RememberedOrder } from "#app/shell/shell.server.ts";

/** The way to the same again, on a device that was asked to remember an order, and the way to forget it. */
export function AgainOffer({ remembered: { key, placedAt } }: { remembered: RememberedOrder }) {
  const t = useTranslations("order.again");
  const format = useFormatter();
  const href = useHref();
  const address = href(`/order-again?order=${key}`);
  const date = format.dateTime(new Date(placedAt), { dateStyle: "long" });
  return (
    <Container className="pt-6">
      <Notice title={t("offer", { date })}>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <ButtonLink to={address}>{t("title")}</ButtonLink>
          <Form method="post" action={address}>
            <Button look="plain" name="intent" value="forget">
              {t("forget")}
            </Button>
          </Form>
        </div>
      </Notice>
    </Container>
  );
}
