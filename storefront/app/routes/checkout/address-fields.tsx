import type { AddressCountry, CheckoutField } from "@landolt/forms";
import type { ComponentProps, ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Field, Select } from "#app/design/field.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";
import { fieldAnchor, type Problems, type TypedValues } from "./shipping-values.ts";

interface FieldsProps {
  values: TypedValues;
  problems: Problems;
}

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

type LineProps = FieldsProps & {
  name: CheckoutField;
  hint?: string;
  className?: string;
} & Omit<ComponentProps<"input">, "id" | "name" | "className">;

function Line({ name, values, problems, hint, className = "sm:col-span-6", ...rest }: LineProps) {
  const t = useTranslations("checkout");
  const problem = problems[name];
  return (
    <div id={fieldAnchor(name)} className={className}>
      <Field
        {...rest}
        label={t(`fields.${name}`)}
        name={name}
        hint={hint}
        error={problem && t(`problems.${problem}`)}
        defaultValue={values[name]}
        required
      />
    </div>
  );
}

/** Who orders, and how to reach them. */
export function ContactFields(props: FieldsProps) {
  const t = useTranslations("checkout");
  const half = "sm:col-span-3";
  return (
    <Fieldset legend={t("shipping.contact")}>
      <Line {...props} name="firstName" autoComplete="given-name" className={half} />
      <Line {...props} name="lastName" autoComplete="family-name" className={half} />
      <Line
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        hint={t("hints.email")}
        className={half}
      />
      <Line
        {...props}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={t("hints.phone")}
        className={half}
      />
    </Fieldset>
  );
}

/**
 * Where the customer lives.
 * @param props `countries` one may live in, and those of them that an order is sent to
 */
export function AddressFields(
  props: FieldsProps & { countries: readonly AddressCountry[]; delivered: AddressCountry[] },
) {
  const { countries, delivered, ...fields } = props;
  const t = useTranslations("checkout");
  const format = useFormatter();
  const business = useBusiness();
  const problem = fields.problems.country;
  const named = (codes: readonly AddressCountry[]) =>
    format.list(codes.map((code) => t(`countries.${code}`)));
  return (
    <Fieldset legend={t("shipping.address")}>
      <Line {...fields} name="address" autoComplete="address-line1" />
      <Line {...fields} name="postalCode" autoComplete="postal-code" className="sm:col-span-2" />
      <Line {...fields} name="city" autoComplete="address-level2" className="sm:col-span-4" />
      <div id={fieldAnchor("country")} className="sm:col-span-6">
        <Select
          label={t("fields.country")}
          name="country"
          autoComplete="country"
          hint={
            business &&
            t.rich("hints.country", {
              delivered: named(delivered),
              all: named(countries),
              phone: () => <PhoneLink className="link font-semibold" />,
            })
          }
          error={problem && t(`problems.${problem}`)}
          defaultValue={fields.values.country ?? delivered[0]}
          required
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {t(`countries.${code}`)}
            </option>
          ))}
        </Select>
      </div>
    </Fieldset>
  );
}
