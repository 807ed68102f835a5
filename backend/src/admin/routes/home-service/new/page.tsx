import {
  addressCountries,
  localeOf,
  type SiteLanguage,
  type StoreTopic,
  storeTopics,
  type VisitPlace,
  visitPlaces,
} from "@landolt/forms";
import { Button, Container, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { requestsKey, type Summary } from "../../../home-visits/api";
import { useFormats, useTexts } from "../../../home-visits/language";
import {
  Fields,
  LongField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from "../../../shared/forms/fields";
import { Form } from "../../../shared/forms/form";
import { LanguageField } from "../../../shared/forms/language-field";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { useLeaveGuard } from "../../../shared/forms/use-leave-guard";
import { useSiteLanguage, useWriting } from "../../../shared/language";
import { PageHead } from "../../../shared/page-head";
import { useRead } from "../../../shared/use-read";

type Draft = {
  place: VisitPlace;
  /** In the store. */
  topic: StoreTopic;
  firstName: string;
  lastName: string;
  birthYear: number | null;
  phone: string;
  email: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  language: SiteLanguage;
  note: string;
  /** Such as `2031-05-02 10:00`; each place has times of its own. */
  wishes: Record<VisitPlace, string[]>;
  consent: boolean;
};

type Slots = { days: { date: string; times: string[] }[] };

/** Where the answer names a field otherwise than the form. */
const fieldOf = (path: string, place: VisitPlace) =>
  path.startsWith("appointments")
    ? `wishes.${place}.${path.split(".")[1] ?? 0}`
    : path.startsWith("reason")
      ? "note"
      : path;

const none = "none";

const noWishes = [none, none, none];

/** A request for a visit, at home or in the store, entered for somebody who calls. */
export default function NewRequestPage() {
  const t = useTexts();
  const { country } = useWriting();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Draft>({
    defaultValues: {
      place: "home",
      topic: "eye-exam",
      ...{ firstName: "", lastName: "", birthYear: null, phone: "", email: "" },
      ...{ address: "", postalCode: "", city: "", country: "lu" },
      language: useSiteLanguage(),
      note: "",
      wishes: { home: noWishes, store: noWishes },
      consent: false,
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting);
  const place = useWatch({ control: form.control, name: "place" });
  const enter = form.handleSubmit(async ({ wishes, note, consent, topic, ...draft }) => {
    const { birthYear, address, postalCode, city, country: land, ...person } = draft;
    const home = { birthYear, address, postalCode, city, country: land };
    const chosen = wishes[person.place].filter((wish) => wish !== none);
    const response = await fetch("/admin/home-service-requests", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...person,
        ...(person.place === "home" && home),
        key,
        appointments: chosen.map((wish) => ({ date: wish.slice(0, 10), time: wish.slice(11) })),
        reason: { topics: person.place === "store" ? [topic] : [], note },
        consent,
      }),
    });
    const answer: {
      home_service_request?: Summary;
      fields?: Record<string, string>;
    } = await response.json().catch(() => ({}));
    if (answer.home_service_request) {
      await queries.invalidateQueries({ queryKey: requestsKey });
      toast.success(t("saved"));
      navigate(`/home-service/${answer.home_service_request.id}`);
      return;
    }
    for (const [path, problem] of Object.entries(answer.fields ?? {})) {
      const message = `homeService:problems.${problem}`;
      form.setError(fieldOf(path, person.place) as keyof Draft, { message });
    }
    if (response.status !== 422) toast.error(t(response.status === 429 ? "tooMany" : "failed"));
  });
  const back = { to: "/home-service", label: t("back") };
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("newRequest")} subtitle={t("newHint")} back={back} />
      <OnlyWhoMay area="home-service">
        <Form form={form} save={enter}>
          <Container className="flex flex-col gap-y-4 px-6 py-4">
            <Fields>
              <SelectField
                path="place"
                label={t("where")}
                choices={visitPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
              />
              {place === "store" && (
                <SelectField
                  path="topic"
                  label={t("topic")}
                  choices={storeTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
                />
              )}
            </Fields>
            <Fields>
              <TextField path="firstName" label={t("firstName")} aria-required />
              <TextField path="lastName" label={t("lastName")} aria-required />
              {place === "home" && <NumberField path="birthYear" label={t("birthYear")} />}
            </Fields>
            <Fields>
              <TextField path="phone" label={t("phone")} type="tel" aria-required />
              <TextField path="email" label={t("email")} type="email" aria-required />
              <LanguageField path="language" label={t("language")} />
            </Fields>
            {place === "home" && (
              <Fields>
                <TextField path="address" label={t("address")} aria-required />
                <TextField path="postalCode" label={t("postalCode")} aria-required />
                <TextField path="city" label={t("city")} aria-required />
                <SelectField
                  path="country"
                  label={t("country")}
                  choices={addressCountries.map((value) => ({ value, label: country(value) }))}
                />
              </Fields>
            )}
            <Wishes place={place} />
            <Fields>
              <LongField path="note" label={t("reason")} maxLength={1000} />
            </Fields>
            <SwitchField path="consent" label={t("consentTaken")} />
            <Button type="submit" className="self-start" isLoading={isSubmitting}>
              {t("enter")}
            </Button>
          </Container>
        </Form>
      </OnlyWhoMay>
    </div>
  );
}

/** Up to three of the times that the website offers now. */
function Wishes({ place }: { place: VisitPlace }) {
  const t = useTexts();
  const locale = localeOf(useSiteLanguage());
  const { day } = useFormats("UTC");
  const { data } = useRead<Slots>(
    ["home-service-slots", place],
    `home-service-slots?place=${place}`,
  );
  const times = (data?.days ?? []).flatMap(({ date, times }) =>
    times.map((time) => ({
      value: `${date} ${time}`,
      label: `${day(`${date}T12:00:00Z`)}, ${new Date(`${date}T${time}:00Z`).toLocaleTimeString(
        locale,
        { hour: "2-digit", minute: "2-digit", timeZone: "UTC" },
      )}`,
    })),
  );
  return (
    <Fields>
      {[0, 1, 2].map((index) => (
        <SelectField
          key={index}
          path={`wishes.${place}.${index}`}
          label={t("wish", { number: index + 1 })}
          choices={[{ value: none, label: t("noWish") }, ...times]}
        />
      ))}
    </Fields>
  );
}
