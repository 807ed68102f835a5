import { Button, Checkbox, Container, Heading, Label, Text, toast } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ask } from "../../shared/api";
import { useWriting } from "../../shared/language";
import { Choice } from "../../shared/lens-fields";
import { useAttempt } from "../../shared/use-attempt";
import { useMay } from "../../shared/use-may";
import type { LensItem } from "../lens-items/api";
import { PickLenses } from "../lens-items/pick-lenses";
import { useReadAgain } from "../work/api";
import { type Kind, kinds, type Returnable, type useTakeBack } from "./api";
import { LineRows } from "./line-rows";

type Found = Omit<ReturnType<typeof useTakeBack>, "discard"> & {
  lines: Returnable[];
  currency: string;
};

/** What comes back, why, where it goes, and what the customer gets for it: one page, one button. */
export function TakeBackForm({ orderId, found }: { orderId: string; found: Found }) {
  const { t } = useTranslation("takeBack");
  const { money } = useWriting();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const [failure, setFailure] = useState<string>();
  const { busy, attempt } = useAttempt(setFailure);
  const hereId = useId();
  const { lines, currency, reasons, locations } = found;
  const only = lines.length === 1 ? lines[0] : undefined;
  const [pieces, setPieces] = useState<Record<string, number>>(only ? { [only.id]: 1 } : {});
  const [kind, setKind] = useState<Kind>("return");
  const [reason, setReason] = useState("");
  const [location, setLocation] = useState("");
  const [isHere, setHere] = useState(true);
  const [others, setOthers] = useState<LensItem[]>();
  const mayPayBack = useMay("payments", "change");

  const chosen = lines.filter(({ id }) => (pieces[id] ?? 0) > 0);
  const worth = chosen.reduce((sum, { id, price }) => sum + price * (pieces[id] ?? 0), 0);
  const theSame = chosen.map(({ id, variantId, metadata }) => ({
    variant_id: variantId,
    quantity: pieces[id] ?? 0,
    ...(metadata?.lens ? { metadata: { lens: metadata.lens } } : {}),
  }));
  const items = kind === "return" ? [] : (others ?? theSame);
  const isReady = chosen.length > 0 && (kind === "return" || items.length > 0);

  const send = () => {
    setFailure(undefined);
    return attempt(
      async () => {
        await ask(`orders/${orderId}/take-backs`, {
          kind,
          items,
          lines: chosen.map(({ id }) => ({
            ...{ id, quantity: pieces[id] },
            ...(reason && { reason_id: reason }),
          })),
          received: kind !== "claim" && isHere,
          ...(location && { location_id: location }),
        });
        toast.success(t(`done.${kind}`));
        await readAgain();
        navigate(`/orders/${orderId}`);
      },
      ({ status, code }) =>
        status === 400 ? t(code === "not-returnable" ? "notReturnable" : "refused") : undefined,
    );
  };

  return (
    <Container className="divide-y p-0">
      <Heading level="h2" className="px-6 py-4">
        {t("what")}
      </Heading>
      <LineRows
        {...{ lines, currency, pieces }}
        onChange={(id, count) => setPieces({ ...pieces, [id]: count })}
      />
      <div className="grid grid-cols-1 gap-4 px-6 py-4 sm:grid-cols-3">
        <Choice
          label={t("kind")}
          value={kind}
          onChange={({ target }) =>
            setKind(kinds.find((each) => each === target.value) ?? "return")
          }
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Choice>
        {kind !== "claim" && (
          <Choice
            label={t("reason")}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          >
            <option value="">{t("noReason")}</option>
            {reasons.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Choice>
        )}
        {kind !== "claim" && (
          <Choice
            label={t("location")}
            value={location || locations[0]?.id}
            onChange={({ target }) => setLocation(target.value)}
          >
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </div>
      {kind !== "return" && (
        <div className="flex flex-col gap-y-3 px-6 py-4">
          <Heading level="h2">{t("instead")}</Heading>
          <Text size="small">{t(others ? "otherLenses" : "theSame")}</Text>
          {others ? (
            <PickLenses onChange={setOthers} />
          ) : (
            <Button
              size="small"
              variant="secondary"
              className="w-fit"
              onClick={() => setOthers([])}
            >
              {t("pickOthers")}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div className="flex flex-col gap-y-2">
          {kind !== "claim" && (
            <div className="flex items-center gap-x-2">
              <Checkbox
                id={hereId}
                checked={isHere}
                onCheckedChange={(checked) => setHere(checked === true)}
              />
              <Label htmlFor={hereId}>{t("here")}</Label>
            </div>
          )}
          {chosen.length > 0 && (
            <Text size="small" className="text-ui-fg-subtle">
              {t(`result.${kind}.${isHere || kind === "claim" ? "now" : "later"}`, {
                amount: money(worth, currency),
              })}
            </Text>
          )}
          {failure && (
            <Text size="small" className="text-ui-fg-error" role="alert">
              {failure}
            </Text>
          )}
          {mayPayBack === false && <Text size="small">{t("mayNot")}</Text>}
        </div>
        <Button
          size="small"
          disabled={!isReady || !mayPayBack}
          isLoading={busy}
          onClick={() => void send()}
        >
          {t(`do.${kind}`)}
        </Button>
      </div>
    </Container>
  );
}
