import { Consents } from "../shared/consents";
import { Section } from "../shared/section";
import type { Details, RequestDetails, Summary } from "./api";
import { nameOf } from "./api";
import { Email, Entry, Phone } from "./entry";
import { useTexts } from "./language";

export const addressLine = ({
  address,
  postal_code,
  city,
}: Pick<RequestDetails, "address" | "postal_code" | "city">): string =>
  [address, [postal_code, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

type Where = Pick<Summary, "place" | "postal_code" | "city"> & Partial<Pick<Details, "address">>;

/** Says where it takes place: in the store, or the address as far as it is there. */
export function useWhere() {
  const t = useTexts();
  return ({ place, address = null, postal_code, city }: Where): string =>
    place === "store" ? t("places.store") : addressLine({ address, postal_code, city });
}

/** The people of a request: who is visited, who asked, who else is there. */
export function PersonPanel({ request }: { request: RequestDetails }) {
  const t = useTexts();
  const where = useWhere();
  const { requester, patients, birth_year, phone, email } = request;
  return (
    <Section title={t(request.place === "store" ? "person" : "visited")}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Entry label={t("person")}>
          <strong className="font-medium">{nameOf(request)}</strong>
          {birth_year && `, ${t("born", { year: birth_year })}`}
          {`\n${t(`languages.${request.language}`)}`}
        </Entry>
        <Entry label={t("where")}>{where(request)}</Entry>
        {phone && (
          <Entry label={t("call")}>
            <Phone number={phone} />
            <br />
            {email && <Email address={email} />}
          </Entry>
        )}
        {requester && (
          <Entry label={`${t("requester")} (${t(`relations.${requester.relation}`)})`}>
            {`${requester.firstName} ${requester.lastName}\n`}
            <Phone number={requester.phone} />
            <br />
            <Email address={requester.email} />
          </Entry>
        )}
        {patients.length > 0 && (
          <Entry label={t("others")}>
            {patients
              .map(
                (each) =>
                  `${each.firstName} ${each.lastName}, ${t("born", { year: each.birthYear })}`,
              )
              .join("\n")}
          </Entry>
        )}
        <Purpose details={request} />
        <Entry label={t("consent")}>
          <Consents consents={request.consents} />
        </Entry>
      </div>
    </Section>
  );
}

/** Why the visit is asked for and how one gets in; empty where nothing was entered. */
export function Purpose({ details }: { details: Details }) {
  const t = useTexts();
  const { topics, reason_note, mobility, access_note } = details;
  const reason = [topics?.map((topic) => t(`topics.${topic}`)).join(", "), reason_note];
  const access = [mobility && t(`mobilities.${mobility}`), access_note];
  return (
    <>
      {reason.some(Boolean) && (
        <Entry label={t("purpose")}>{reason.filter(Boolean).join("\n")}</Entry>
      )}
      {access.some(Boolean) && (
        <Entry label={t("access")}>{access.filter(Boolean).join("\n")}</Entry>
      )}
    </>
  );
}
