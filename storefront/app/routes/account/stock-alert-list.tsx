import { Form, Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { AccountAlert } from "#app/commerce/account/account-alerts.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { useHref } from "#app/language/use-language.ts";
import { useShopEnabled } from "#app/shell/use-shell.ts";

/** The products that are waited for, and the way to end each. */
export function StockAlertList({ alerts }: { alerts: readonly AccountAlert[] }) {
  const t = useTranslations("account.favourites.alerts");
  const shop = useTranslations("account.overview")("shop");
  const address = useHref();
  const shopEnabled = useShopEnabled();
  return (
    <section className="mt-16 border-t border-line pt-8">
      <h2 className="text-2">{t("title")}</h2>
      <p className="mt-3 max-w-measure">{t(alerts.length > 0 ? "text" : "none")}</p>
      {alerts.length > 0 ? (
        <ul className="mt-4 max-w-narrow border-t border-line">
          {alerts.map((alert) => (
            <Alert key={alert.id} alert={alert} />
          ))}
        </ul>
      ) : (
        shopEnabled && (
          <p className="mt-6">
            <ButtonLink look="quiet" to={address("/shop")}>
              {shop}
            </ButtonLink>
          </p>
        )
      )}
    </section>
  );
}

function Alert({ alert: { id, title, variant, handle, since } }: { alert: AccountAlert }) {
  const t = useTranslations("account.favourites.alerts");
  const format = useFormatter();
  const address = useHref();
  const name = [title, variant].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
      <div className="min-w-0 py-1">
        <p className="font-semibold">
          {handle ? (
            <Link to={address(`/shop/product/${handle}`)} className="link">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-small text-quiet">
          {t("since", { date: format.dateTime(new Date(since), { dateStyle: "long" }) })}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="alert" value={id} />
        <Button look="plain" type="submit">
          {t("end")}
          <span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}
