import type { AddressCountry, CheckoutField } from "@landolt/forms";
import type { ComponentProps, ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useAreaTexts } from "#app/area/use-area-texts.ts";
import type { DeliveryArea } from "#app/commerce/visits/coverage.server.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { PrivacyNote } from "#app/shell/privacy-note.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";

function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-5 font-display text-2 leading-display tracking-display">
        {legend}
      </legend>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-6">{children}</div>
    </fieldset>
  );
}

type LineProps = Omit<ComponentProps<typeof TextField>, "label" | "name"> & { name: CheckoutField };

function Line({ name, ...rest }: LineProps) {
  const t = useTranslations("checkout.fields");
  return <TextField className="sm:col-span-6" {...rest} label={t(name)} name={name} required />;
}

/** Who orders, and how to reach them. @param props `children` stand before the fields */
export function ContactFields({ children }: { children?: ReactNode }) {
  const t = useTranslations("checkout");
  const half = "sm:col-span-3";
  return (
    <Fieldset legend={t("shipping.contact")}>
      {children}
      <Line name="firstName" autoComplete="given-name" className={half} />
      <Line name="lastName" autoComplete="family-name" className={half} />
      <Line
        name="email"
        type="email"
        autoComplete="email"
        hint={t("hints.email")}
        className={half}
      />
      <Line name="phone" type="tel" autoComplete="tel" hint={t("hints.phone")} className={half} />
      <PrivacyNote className="text-small text-quiet sm:col-span-6" />
    </Fieldset>
  );
}

/**
 * Where the customer lives.
 * @param props `countries` one may live in, and those of them that an order is sent to
 */
export function AddressFields(props: {
  countries: readonly AddressCountry[];
  delivered: AddressCountry[];
}) {
  const { countries, delivered } = props;
  const t = useTranslations("checkout");
  const format = useFormatter();
  const business = useBusiness();
  const named = (codes: readonly AddressCountry[]) =>
    format.list(codes.map((code) => t(`countries.${code}`)));
  return (
    <Fieldset legend={t("shipping.address")}>
      <Line name="address" autoComplete="address-line1" />
      <Line name="postalCode" autoComplete="postal-code" className="sm:col-span-2" />
      <Line name="city" autoComplete="address-level2" className="sm:col-span-4" />
      <SelectField
        className="sm:col-span-6"
        label={t("fields.country")}
        name="country"
        autoComplete="country"
        hint={
          business &&
          t.rich("hints.country", {
            delivered: named(delivered),
            phone: () => <PhoneLink className="link font-semibold" />,
          })
        }
        initial={delivered[0]}
        required
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {t(`countries.${code}`)}
          </option>
        ))}
      </SelectField>
    </Fieldset>
  );
}

/** What the address that was typed means for the price, or for the visit; read out when it changes. */
export function AreaNote({ area, visit }: { area: DeliveryArea | undefined; visit: boolean }) {
  const texts = useAreaTexts();
  return (
    <p role="status" className="mt-4 max-w-narrow font-semibold empty:hidden">
      {area && (visit ? texts.visit(area.visit) : texts.delivery(area.delivery))}
    </p>
  );
}
