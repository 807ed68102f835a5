import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { ArrowUturnLeft, EllipsisHorizontal, XCircle } from "@medusajs/icons";
import {
  Badge,
  Container,
  DropdownMenu,
  Heading,
  IconButton,
  Text,
  toast,
  usePrompt,
} from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Email, Phone } from "../home-visits/entry";
import { useReadAgain, useWork, type Work } from "../orders/work/api";
import { PaymentBadge } from "../orders/work/payment-badge";
import { StepButton } from "../orders/work/step-button";
import { WithdrawalBanner } from "../orders/work/withdrawal-banner";
import { ask } from "../shared/api";
import { useShared, useWriting } from "../shared/language";
import { useAttempt } from "../shared/use-attempt";
import { useMay } from "../shared/use-may";

/** The head of an order's page: whose it is, how it leaves and is paid, what waits, and the next step. */
export default function OrderHead({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTranslation("orderWork");
  const { moment } = useWriting();
  const work = useWork(order);
  if (!work) return null;
  const { number, name, email, phone, delivery, cancelled, steps, withdrawals } = work;
  const [next, ...later] = steps;
  return (
    <Container className="divide-y p-0">
      <div className="flex items-start justify-between gap-x-3 px-6 py-4">
        <div className="min-w-0">
          <Heading>
            {t("order", { number })}
            {name && (
              <>
                {" · "}
                <Customer order={order} name={name} />
              </>
            )}
          </Heading>
          <div className="txt-small text-ui-fg-subtle flex flex-wrap gap-x-3">
            <span>{moment(work.placed_at)}</span>
            {phone && <Phone number={phone} />}
            {email && <Email address={email} />}
          </div>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge size="2xsmall">{t(`delivery.${delivery}`)}</Badge>
            <PaymentBadge payment={work.payment} />
            {cancelled && (
              <Badge size="2xsmall" color="red">
                {t("cancelled")}
              </Badge>
            )}
          </div>
        </div>
        <Menu orderId={order.id} work={work} />
      </div>
      {withdrawals.map((withdrawal) => (
        <WithdrawalBanner key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Text weight="plus">{next ? t(`waits.${next}`) : t("nothing")}</Text>
          {later.length > 0 && (
            <Text size="small" className="text-ui-fg-subtle">
              {`${t("then")} ${later.map((step) => t(`waits.${step}`)).join(" · ")}`}
            </Text>
          )}
        </div>
        {next && <StepButton orderId={order.id} work={work} step={next} />}
      </div>
    </Container>
  );
}

function Customer({ order, name }: { order: AdminOrder; name: string }) {
  if (!order.customer_id) return name;
  return (
    <Link to={`/customers/${order.customer_id}`} className="hover:underline">
      {name}
    </Link>
  );
}

/** What is seldom done: taking back what was handed over, and cancelling as long as nothing is packed. */
function Menu({ orderId, work }: { orderId: string; work: Work }) {
  const { t } = useTranslation("orderWork");
  const shared = useShared();
  const prompt = usePrompt();
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const may = useMay("payments", "change");
  const isHandedOver = work.parcels.some(({ delivered }) => delivered);
  if (!may || work.cancelled || (work.parcels.length > 0 && !isHandedOver)) return null;
  const cancel = async () => {
    const agreed = await prompt({
      title: t("cancelTitle", { number: work.number }),
      description: t("cancelText"),
      confirmText: t("cancel"),
      cancelText: shared("cancel"),
    });
    if (!agreed) return;
    await attempt(async () => {
      await ask(`orders/${orderId}/cancel`, {});
      toast.success(t("cancelDone", { number: work.number }));
      await readAgain();
    });
  };
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton size="small" variant="transparent" aria-label={t("more")} isLoading={busy}>
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {isHandedOver && (
          <DropdownMenu.Item className="gap-x-2" asChild>
            <Link to={`/take-back/${orderId}`}>
              <ArrowUturnLeft aria-hidden />
              {t("takeBack")}
            </Link>
          </DropdownMenu.Item>
        )}
        {work.parcels.length === 0 && (
          <DropdownMenu.Item className="gap-x-2" onClick={() => void cancel()}>
            <XCircle aria-hidden />
            {t("cancel")}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.before", id: "order-head" });
