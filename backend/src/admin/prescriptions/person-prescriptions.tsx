import { Button, Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useWriting } from "../shared/language";
import { type Kept, type Person, peoplePath } from "./api";
import { KeptValues } from "./kept-values";

interface PersonPrescriptionsProps {
  customerId: string;
  person: Person;
  /** Only for who may add one. */
  onAdd?: () => void;
}

/** Everything that is kept for one person. */
export function PersonPrescriptions({ customerId, person, onAdd }: PersonPrescriptionsProps) {
  const { t } = useTranslation("prescriptions");
  const { id, name, prescriptions } = person;
  return (
    <section aria-label={name} className="px-6 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Heading level="h3" className="break-words">
          {name}
        </Heading>
        {onAdd && (
          <Button size="small" variant="secondary" onClick={onAdd}>
            {t("add")}
          </Button>
        )}
      </div>
      {prescriptions.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("none")}
        </Text>
      )}
      <div className="flex flex-col gap-y-5">
        {prescriptions.map((kept) => (
          <Prescription
            key={kept.id}
            kept={kept}
            file={`/admin/${peoplePath(customerId)}/${id}/prescriptions/${kept.id}/file`}
          />
        ))}
      </div>
    </section>
  );
}

function Prescription({ kept, file }: { kept: Kept; file: string }) {
  const { t } = useTranslation("prescriptions");
  const { day, typed } = useWriting();
  const { prescription, in_store } = kept;
  const { kind, issued, expires, by, pd } = prescription;
  const about = [
    t(in_store ? "measured" : "of", { day: day(issued) }),
    expires && t("until", { day: day(expires) }),
    by,
  ];
  return (
    <article>
      <Text size="small" weight="plus">
        {t(`kinds.${kind}`)}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {about.filter(Boolean).join(", ")}
      </Text>
      <KeptValues prescription={prescription} />
      {pd && (
        <Text size="small">
          {t("pdOf", { right: typed(pd.right / 100), left: typed(pd.left / 100) })}
        </Text>
      )}
      {kept.file && (
        <a
          href={file}
          target="_blank"
          rel="noreferrer"
          className="txt-small text-ui-fg-interactive-hover hover:underline"
        >
          {t("file")}
        </a>
      )}
    </article>
  );
}
