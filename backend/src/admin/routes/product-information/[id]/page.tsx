import { productInformation } from "@landolt/forms";
import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { gapsKey, informationKey, type StoredInformation } from "../../../catalog/information/api";
import { InformationEditor } from "../../../catalog/information/information-editor";
import { ask } from "../../../shared/api";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { RecordPage } from "../../../shared/forms/record-page";
import { StoredRecord } from "../../../shared/forms/stored-record";
import { useRecord } from "../../../shared/forms/use-record";
import { useShared } from "../../../shared/language";

type Answer = { product_information: StoredInformation };

const area = "catalog";
const draftOf = ({ information }: StoredInformation) => information;

export default function ProductInformationPage() {
  const { id = "" } = useParams();
  return (
    <StoredRecord<Answer> queryKey={informationKey(id)} path={`product-information/${id}`}>
      {({ product_information: first }) => <Editor key={first.id} first={first} />}
    </StoredRecord>
  );
}

function Editor({ first }: { first: StoredInformation }) {
  const { t } = useTranslation("productInformation");
  const shared = useShared();
  const queries = useQueryClient();
  const path = `product-information/${first.id}`;
  const record = useRecord({
    stored: first,
    draftOf,
    readAgain: async () => (await ask<Answer>(path)).product_information,
    schema: productInformation,
  });
  const { stored } = record;
  const save = () =>
    record.save(async (information) => {
      const saved = await ask<Answer>(path, { information, updated_at: stored.updated_at });
      queries.setQueryData(informationKey(first.id), saved);
      await queries.invalidateQueries({ queryKey: gapsKey, exact: true });
      toast.success(shared("saved"));
      return saved.product_information;
    });
  return (
    <RecordPage
      area={area}
      record={record}
      onSave={() => void save()}
      title={first.title}
      subtitle={t("title")}
      back={{ to: `/products/${first.id}`, label: t("back") }}
    >
      <OnlyWhoMay area={area}>
        <InformationEditor stored={stored} />
      </OnlyWhoMay>
    </RecordPage>
  );
}
