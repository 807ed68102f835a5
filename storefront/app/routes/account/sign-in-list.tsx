import { Form } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { OpenSignIn } from "#app/commerce/account/sign-ins.server.ts";
import { Button } from "#app/design/button.tsx";
import { useDeviceName } from "./use-device-name.ts";

/** Where the customer is signed in, and the way to end each. This one ends by signing out. */
export function SignInList({ signIns }: { signIns: readonly OpenSignIn[] }) {
  const t = useTranslations("account.signIns");
  const format = useFormatter();
  const nameOf = useDeviceName();
  const moment = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-2">{t("title")}</h2>
      <p className="mt-3">{t("text")}</p>
      <ul className="mt-4 border-t border-line">
        {signIns.map(({ id, browser, system, beganAt, seenAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <div className="min-w-0 py-1">
              <p className="font-semibold">{nameOf({ browser, system })}</p>
              <p className="text-small text-quiet">
                {current
                  ? t("here", { began: moment(beganAt) })
                  : t("elsewhere", { began: moment(beganAt), seen: moment(seenAt) })}
              </p>
            </div>
            {!current && (
              <Form method="post">
                <input type="hidden" name="sign-in" value={id} />
                <Button look="plain" type="submit" name="intent" value="end-sign-in">
                  {t("end")}
                  <span className="sr-only">: {nameOf({ browser, system })}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {signIns.some(({ current }) => !current) && (
        <Form method="post" className="mt-4">
          <Button look="quiet" type="submit" name="intent" value="end-others">
            {t("endOthers")}
          </Button>
        </Form>
      )}
    </section>
  );
}
