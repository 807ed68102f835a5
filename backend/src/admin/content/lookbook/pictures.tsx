import { Button, Text } from "@medusajs/ui";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FaultAt } from "../../shared/forms/fields";
import { FileField } from "../../shared/forms/file-field";
import { Section } from "../../shared/section";
import { pictureTypes, useUpload } from "./upload";

/**
 * The pictures in the order in which the website shows them.
 * @param hint what to know about those of this kind of product
 */
export function Pictures({ hint }: { hint: string }) {
  const { t } = useTranslation("lookbook");
  const { field } = useController({ name: "pictures" });
  const pictures: string[] = field.value;
  const { busy, upload } = useUpload((added) => field.onChange([...pictures, ...added]));
  return (
    <Section title={t("pictures")}>
      <Text size="small" className="text-ui-fg-subtle">
        {hint}
      </Text>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {pictures.map((url, index) => (
            <li key={url} className="flex flex-col gap-y-2">
              <img
                src={url}
                alt={t("picture", { number: index + 1 })}
                className="aspect-[4/3] w-full rounded-md border bg-white object-contain"
              />
              <div className="flex flex-wrap gap-2">
                {index > 0 && (
                  <Button
                    type="button"
                    size="small"
                    variant="secondary"
                    onClick={() => field.onChange([url, ...pictures.filter((one) => one !== url)])}
                  >
                    {t("first")}
                  </Button>
                )}
                <Button
                  type="button"
                  size="small"
                  variant="secondary"
                  onClick={() => field.onChange(pictures.filter((one) => one !== url))}
                >
                  {t("removePicture", { number: index + 1 })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <FaultAt path="pictures" />
      <FileField
        label={t("addPicture")}
        multiple
        accept={pictureTypes.join(",")}
        disabled={busy}
        onFiles={(files) => void upload(files)}
      />
    </Section>
  );
}
