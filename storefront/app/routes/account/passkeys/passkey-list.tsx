import type { Device } from "@landolt/forms";
import { type FormEvent, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { AccountPasskey } from "#app/commerce/account/passkeys.server.ts";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { useDeviceName } from "../use-device-name.ts";
import { makePasskey, type Outcome } from "./ceremony.ts";
import { usePasskeySupport } from "./use-passkey-support.ts";

interface PasskeyListProps {
  passkeys: readonly AccountPasskey[];
  /** On which a new one would be made. */
  device: Device;
}

/** The passkeys of the account, each of which can be deleted, and the way to another one. */
export function PasskeyList({ passkeys, device }: PasskeyListProps) {
  const t = useTranslations("account.passkeys");
  const format = useFormatter();
  const supported = usePasskeySupport();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long" });
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-2">{t("title")}</h2>
      <p className="mt-3">{t("text")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
            >
              <div className="min-w-0 py-1">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-small text-quiet">
                  {usedAt
                    ? t("used", { added: day(addedAt), used: day(usedAt) })
                    : t("unused", { added: day(addedAt) })}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="passkey" value={id} />
                <Button look="plain" type="submit" name="intent" value="delete-passkey">
                  {t("delete")}
                  <span className="sr-only">: {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {supported !== false && <AddPasskey device={device} ready={supported === true} />}
      {!supported && (
        <p className={`mt-6 text-quiet ${supported === undefined ? "hidden noscript:block" : ""}`}>
          {t("unsupported")}
        </p>
      )}
    </section>
  );
}

/** Only scripts can ask an authenticator, so this form is not seen without them. */
function AddPasskey({ device, ready }: Pick<PasskeyListProps, "device"> & { ready: boolean }) {
  const t = useTranslations("account.passkeys");
  const submit = useSubmit();
  const name = useDeviceName()(device);
  const [outcome, setOutcome] = useState<Outcome | "asking">();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setOutcome("asking");
    const made = await makePasskey();
    setOutcome(made);
    if (typeof made !== "object") return;
    form.set("intent", "add-passkey");
    form.set("credential", made.credential);
    await submit(form, { method: "post" });
  }

  return (
    <Form method="post" onSubmit={add} className="mt-6 grid gap-6 noscript:hidden">
      <Field
        label={t("name")}
        hint={t("nameHint")}
        name="name"
        defaultValue={name}
        maxLength={60}
        required
      />
      <p>
        <Button look="quiet" type="submit" disabled={!ready || outcome === "asking"}>
          {t("add")}
        </Button>
      </p>
      {outcome === "failed" && <p role="alert">{t("failed")}</p>}
    </Form>
  );
}
