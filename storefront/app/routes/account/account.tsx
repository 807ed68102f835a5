import { data, Form, Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import {
  accountOrders,
  earlierOrders,
  joinEarlierOrders,
} from "#app/commerce/account/account-orders.server.ts";
import { signOut } from "#app/commerce/account/sign-in.server.ts";
import { accountSupplies } from "#app/commerce/orders/supply-reminder.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { Notice } from "#app/design/notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { useShopEnabled } from "#app/shell/use-shell.ts";
import { SupplyList, SupplyNote } from "../order/supply.tsx";
import type { Route } from "./+types/account";
import { AddressLines } from "./address-lines.tsx";
import { AccountFrame } from "./frame.tsx";
import { accountOrSignIn } from "./guard.server.ts";
import { OrderList } from "./order-list.tsx";

export const headers = privateHeaders;

const latest = 3;

export async function loader({ request }: Route.LoaderArgs) {
  const account = await accountOrSignIn(request);
  const [found, earlier, supplies] = await Promise.all([
    accountOrders(request, { size: latest }),
    earlierOrders(request),
    accountSupplies(request),
  ]);
  const { orders, count } = valueOrErrorPage(found);
  const { email, firstName, addresses } = account;
  const shown = { email, firstName, address: addresses[0], orders, earlier, supplies };
  return { ...shown, more: count > latest };
}

export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  if (textIn(await submittedForm(request), "intent") === "join") {
    const joined = await joinEarlierOrders(request);
    if (!joined.ok) return data({ failed: true }, failureInit(joined));
    throw redirect(href(language, "/account/orders"), 303);
  }
  throw redirect(href(language, "/account/sign-in?out"), {
    status: 303,
    headers: await signOut(request),
  });
}

/** What somebody comes for first: the latest orders, the address, the way out. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const supply = useTranslations("order.supply");
  const address = useHref();
  const shopEnabled = useShopEnabled();
  const { email, firstName, orders, more, earlier, supplies } = loaderData;
  return (
    <AccountFrame
      title={firstName ? t("overview.hello", { name: firstName }) : t("overview.title")}
      lead={<span className="wrap-anywhere">{t("overview.signedIn", { email })}</span>}
    >
      {actionData?.failed && <FailureNotice>{t("unavailable")}</FailureNotice>}
      {earlier > 0 && (
        <Notice
          className="mt-8 max-w-measure"
          title={t("overview.earlierTitle", { count: earlier })}
        >
          <p>{t("overview.earlier")}</p>
          <Form method="post" className="mt-3">
            <Button look="quiet" type="submit" name="intent" value="join">
              {t("overview.join")}
            </Button>
          </Form>
        </Notice>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <section>
          <h2 className="mb-4 text-2">{t("overview.latest")}</h2>
          {orders.length > 0 ? (
            <OrderList orders={orders} />
          ) : (
            <p className="max-w-measure">{t("orders.none")}</p>
          )}
          <p className="mt-6 flex flex-wrap gap-4">
            {more && (
              <ButtonLink look="quiet" to={address("/account/orders")}>
                {t("overview.allOrders")}
              </ButtonLink>
            )}
            {orders.length === 0 && shopEnabled && (
              <ButtonLink to={address("/shop")}>{t("overview.shop")}</ButtonLink>
            )}
          </p>
        </section>
        <section>
          {supplies.length > 0 && (
            <div className="mb-12">
              <h2 className="mb-4 text-2">{t("overview.lenses")}</h2>
              {supplies.map(({ key, lenses }) => (
                <div key={key} className="mb-6">
                  <SupplyList lenses={lenses} />
                  <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
                    <Link to={address(`/order-again?order=${key}`)} className="link">
                      {t("overview.again")}
                    </Link>
                    <Link to={address(`/order-reminder?order=${key}`)} className="link">
                      {supply("entry")}
                    </Link>
                  </p>
                </div>
              ))}
              <SupplyNote />
            </div>
          )}
          <h2 className="mb-4 text-2">{t("overview.address")}</h2>
          {loaderData.address ? (
            <>
              <AddressLines address={loaderData.address} />
              <p className="mt-4">
                <Link to={address("/account/addresses")} className="link">
                  {t("overview.addresses")}
                </Link>
              </p>
            </>
          ) : (
            <>
              <p>{t("addresses.none")}</p>
              <p className="mt-4">
                <ButtonLink look="quiet" to={address("/account/addresses/new")}>
                  {t("addresses.add")}
                </ButtonLink>
              </p>
            </>
          )}
        </section>
      </div>
      <Form method="post" className="mt-14 border-t border-line pt-6">
        <Button look="quiet" type="submit" name="intent" value="sign-out">
          {t("overview.signOut")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
