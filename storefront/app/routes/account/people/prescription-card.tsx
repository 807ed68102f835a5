import { prescriptionTypes } from "@landolt/forms";
import type { KeptPrescription } from "@landolt/optics";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FileProblem } from "#app/commerce/platform/prescription-content.server.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PrescriptionValues } from "./prescription-values.tsx";

export interface ShownPrescription {
  id: string;
  prescription: KeptPrescription;
  /** Of the lens, where it is sold. */
  title?: string;
  expired: boolean;
  /** Whether our own staff have measured it. */
  inStore: boolean;
  /** Address of its photo or PDF, where there is one. */
  file?: string;
  /** Hidden fields for the page of the lens; none where it cannot be ordered. */
  carried: (readonly [name: string, value: string])[];
}

interface PrescriptionCardProps {
  shown: ShownPrescription;
  /** Why the file that was sent for it was not taken. */
  fileProblem: FileProblem | undefined;
}

/** A prescription with its values, and what can be done with it. */
export function PrescriptionCard({ shown, fileProblem }: PrescriptionCardProps) {
  const t = useTranslations("account.people");
  const href = useHref();
  const { id, prescription, title, expired, inStore, file, carried } = shown;
  const { product } = prescription;
  return (
    <article>
      <PrescriptionValues {...{ prescription, title, inStore }} />
      {expired && (
        <Notice tone="warning" className="mt-5" title={t("expiredTitle")}>
          <p>{t("expired")}</p>
          <ButtonLink look="quiet" to={href("/appointment")} className="mt-3">
            {t("appointment")}
          </ButtonLink>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {product && carried.length > 0 && (
          <Form method="post" action={href(`/shop/product/${product}`)}>
            {carried.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="intent" value="carry">
              {t("order")}
            </Button>
          </Form>
        )}
        {file && (
          <a href={file} className="link font-semibold">
            {t("file.open")}
          </a>
        )}
        <Form method="post">
          <input type="hidden" name="prescription" value={id} />
          <Button look="plain" type="submit" name="intent" value="delete">
            {t("delete")}
          </Button>
        </Form>
      </div>
      <FileForm id={id} hasFile={file !== undefined} problem={fileProblem} />
    </article>
  );
}

interface FileFormProps {
  id: string;
  hasFile: boolean;
  problem: FileProblem | undefined;
}

/** Folded, for few have a photo of each prescription. */
function FileForm({ id, hasFile, problem }: FileFormProps) {
  const t = useTranslations("account.people.file");
  return (
    <details open={problem !== undefined} className="mt-3 max-w-narrow">
      <summary className="link cursor-pointer">{t(hasFile ? "replace" : "add")}</summary>
      <Form method="post" encType="multipart/form-data" className="mt-3 grid gap-4">
        <input type="hidden" name="prescription" value={id} />
        <Field
          type="file"
          name="file"
          accept={prescriptionTypes.join()}
          label={t("label")}
          hint={t("hint")}
          error={problem && t(`problems.${problem}`)}
          autoFocus={problem !== undefined}
          required
        />
        <p>
          <Button look="quiet" type="submit" name="intent" value="file">
            {t("send")}
          </Button>
        </p>
      </Form>
    </details>
  );
}
