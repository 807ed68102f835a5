import { Button, toast, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ask } from "../../shared/api";
import { useShared, useWriting } from "../../shared/language";
import { useAttempt } from "../../shared/use-attempt";
import { useMay } from "../../shared/use-may";
import { handOver, type OrderStep, takePayment, useReadAgain, type Work } from "./api";

type Props = { orderId: string; work: Work; step: OrderStep };

/** Where a step has a page, or a part of this one, of its own. */
function placeOf({ orderId, work, step }: Props): string | undefined {
  const parcel = work.parcels.find(({ shipped, delivered }) => !shipped && !delivered);
  const places: Partial<Record<OrderStep, string | undefined>> = {
    "judge-withdrawal": "#withdrawals",
    pack: "#packing",
    "release-lenses": "/lens-releases",
    "hear-from-customer": "/lens-releases",
    "refuse-lenses": "/lens-releases",
    send: parcel && `/orders/${orderId}/${parcel.id}/create-shipment`,
  };
  return places[step];
}

type Act = (orderId: string, work: Work) => Promise<void>;

/** What a step does at once, after it was confirmed. */
const actions: Partial<Record<OrderStep, Act>> = {
  "cancel-withdrawn": async (_, { withdrawals }) => {
    const open = withdrawals.find(({ step }) => step === "cancel");
    if (open) await ask(`withdrawals/${open.id}/carry-out`, {});
  },
  refund: async (_, { payment: { refunds } }) => {
    for (const { payment_id, amount } of refunds) {
      await ask(`payments/${payment_id}/refund`, { amount });
    }
  },
  "receive-return": async (_, { return_id }) => {
    if (return_id) await ask(`returns/${return_id}/arrival`, {});
  },
  "take-payment": takePayment,
  capture: takePayment,
  "hand-over": handOver,
  "confirm-delivery": handOver,
  "hand-over-and-take-payment": async (orderId, work) => {
    await takePayment(orderId, work);
    await handOver(orderId, work);
  },
};

const moneySteps: readonly OrderStep[] = [
  "cancel-withdrawn",
  "receive-return",
  "refund",
  "take-payment",
  "capture",
  "hand-over-and-take-payment",
];

const lensSteps: readonly OrderStep[] = ["release-lenses", "hear-from-customer", "refuse-lenses"];

/** What somebody needs the right to change for a step. */
function areaOf(step: OrderStep): string {
  if (lensSteps.includes(step)) return "lens-releases";
  return moneySteps.includes(step) ? "payments" : "orders";
}

/** The one next thing to do with an order, as a button or a way to where it is done; or who may allow it. */
export function StepButton(props: Props) {
  const { t } = useTranslation("orderWork");
  const { step } = props;
  const may = useMay(areaOf(step), "change");
  if (may === false) return <span className="txt-small text-ui-fg-subtle">{t("mayNot")}</span>;
  const place = placeOf(props);
  if (place?.startsWith("#")) {
    return (
      <Button size="small" asChild>
        <a href={place}>{t(`do.${step}`)}</a>
      </Button>
    );
  }
  if (place) {
    return (
      <Button size="small" asChild>
        <Link to={place}>{t(`do.${step}`)}</Link>
      </Button>
    );
  }
  const act = actions[step];
  return act ? <ActionButton {...props} act={act} /> : null;
}

function ActionButton({ orderId, work, step, act }: Props & { act: Act }) {
  const { t } = useTranslation("orderWork");
  const shared = useShared();
  const { money } = useWriting();
  const prompt = usePrompt();
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const { due, currency } = work.payment;
  const words = { amount: money(Math.abs(due), currency), name: work.name };
  const confirmAndAct = async () => {
    const agreed = await prompt({
      title: t(`do.${step}`),
      description: t(`confirm.${step}`, words),
      confirmText: t(`do.${step}`),
      cancelText: shared("cancel"),
      variant: "confirmation",
    });
    if (!agreed) return;
    await attempt(async () => {
      try {
        await act(orderId, work);
        toast.success(t(`done.${step}`, words));
      } finally {
        await readAgain();
      }
    });
  };
  return (
    <Button size="small" isLoading={busy} onClick={() => void confirmAndAct()}>
      {t(`do.${step}`)}
    </Button>
  );
}
