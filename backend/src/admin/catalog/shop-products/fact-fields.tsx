import { type FactField, factFields, type PlainKind, productKinds } from "@landolt/forms";
import { useTranslation } from "react-i18next";
import {
  Fields,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from "../../shared/forms/fields";
import { Section } from "../../shared/section";

/** The facts of a kind, a field for each. */
export function FactFields({ kind }: { kind: PlainKind }) {
  const { t } = useTranslation("shopProducts");
  const fields = factFields(kind);
  return (
    <Section title={t(`kinds.${productKinds[kind].type}`)}>
      <Fields>
        {fields.map((field) =>
          field.type === "truth" ? null : <OneField key={field.name} kind={kind} field={field} />,
        )}
      </Fields>
      {fields.map((field) =>
        field.type === "truth" ? <OneField key={field.name} kind={kind} field={field} /> : null,
      )}
    </Section>
  );
}

function OneField({ kind, field }: { kind: PlainKind; field: FactField }) {
  const { t } = useTranslation("shopProducts");
  const named = {
    path: `facts.${field.name}`,
    label: t(`facts.${kind}.${field.name}`),
    hint: field.isOptional ? t("factHint") : undefined,
  };
  switch (field.type) {
    case "choice":
      return (
        <SelectField
          {...named}
          choices={field.options.map((value) => ({
            ...{ value, label: t(`factValues.${kind}.${field.name}.${value}`) },
          }))}
        />
      );
    case "number":
      return <NumberField {...named} />;
    case "text":
      return <TextField {...named} />;
    case "truth":
      return <SwitchField {...named} />;
  }
}
