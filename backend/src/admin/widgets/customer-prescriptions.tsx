import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Person, peopleKey, peoplePath } from "../prescriptions/api";
import { MeasuredDrawer } from "../prescriptions/measured-drawer";
import { PersonDrawer } from "../prescriptions/person-drawer";
import { PersonPrescriptions } from "../prescriptions/person-prescriptions";
import { ReadFailure } from "../shared/read-failure";
import { useMay } from "../shared/use-may";
import { usePageRead } from "../shared/use-read";

/** The prescriptions that an account keeps. Who may not read what is about health sees nothing. */
export default function CustomerPrescriptions({
  data: customer,
}: DetailWidgetProps<AdminCustomer>) {
  const mayRead = useMay("health-notes", "read");
  return mayRead && customer.has_account ? <People customerId={customer.id} /> : null;
}

/** Each look is noted, so the values are asked for only when somebody wants to see them. */
function People({ customerId }: { customerId: string }) {
  const { t } = useTranslation("prescriptions");
  const [isOpen, setOpen] = useState(false);
  const [adding, setAdding] = useState<Person | "person">();
  const mayChange = useMay("health-notes", "change") === true;
  const { data, error } = usePageRead<{ people: Person[] }>(
    peopleKey(customerId),
    peoplePath(customerId),
    { enabled: isOpen },
  );
  const close = () => setAdding(undefined);
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <Heading level="h2">{t("title")}</Heading>
        {!isOpen && (
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            {t("show")}
          </Button>
        )}
        {isOpen && mayChange && (
          <Button size="small" variant="secondary" onClick={() => setAdding("person")}>
            {t("addPerson")}
          </Button>
        )}
      </div>
      {!isOpen && <Note text={t("showHint")} />}
      <ReadFailure error={error} />
      {data?.people.length === 0 && <Note text={t("nobody")} />}
      {data?.people.map((person) => (
        <PersonPrescriptions
          key={person.id}
          customerId={customerId}
          person={person}
          {...(mayChange && { onAdd: () => setAdding(person) })}
        />
      ))}
      {adding === "person" && <PersonDrawer customerId={customerId} onClose={close} />}
      {adding && adding !== "person" && (
        <MeasuredDrawer customerId={customerId} person={adding} onClose={close} />
      )}
    </Container>
  );
}

const Note = ({ text }: { text: string }) => (
  <Text size="small" className="text-ui-fg-subtle px-6 py-4">
    {text}
  </Text>
);

export const config = defineWidgetConfig({ zone: "customer.details.side.after" });
