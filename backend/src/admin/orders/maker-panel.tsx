import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLensText } from "../lens-releases/values";
import { ask } from "../shared/api";
import { useWriting } from "../shared/language";
import { OrderLink } from "../shared/order-link";
import { RecordsTable } from "../shared/records-table";
import { useAttempt } from "../shared/use-attempt";
import { useMay } from "../shared/use-may";
import { boxesOf, exportAddress, type MakerLine, makersKey } from "./makers-api";

type State = MakerLine["state"];

/** Marks lines, and reads the list again, also where somebody else was faster. */
function useMarking() {
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const again = () => queries.invalidateQueries({ queryKey: makersKey });
  const order = (maker: string, lines: readonly MakerLine[]) =>
    attempt(async () => {
      try {
        const { maker_order } = await ask<{ maker_order: { id: string } }>("wholesaler-orders", {
          ...{ maker, lines: lines.map(({ id }) => id) },
        });
        window.location.assign(exportAddress({ batch: maker_order.id }));
      } finally {
        await again();
      }
    });
  const mark = (lines: readonly MakerLine[], state: State) =>
    attempt(async () => {
      try {
        await ask("wholesaler-orders/lines", { ids: lines.map(({ id }) => id), state });
      } finally {
        await again();
      }
    });
  return { busy, order, mark };
}

/** What is to be ordered from one maker, what is under way, and what has arrived. */
export function MakerPanel({ maker, lines }: { maker: string; lines: readonly MakerLine[] }) {
  const { t } = useTranslation("makers");
  const mayChange = useMay("orders", "change") === true;
  const { busy, order, mark } = useMarking();
  const inState = (state: State) => lines.filter((line) => line.state === state);
  const [toOrder, ordered] = [inState("to-order"), inState("ordered")];
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Heading level="h2">{maker === "?" ? t("unknown") : maker}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {(["to-order", "ordered", "arrived"] as const)
              .map((state) => `${t(`states.${state}`)}: ${boxesOf(inState(state))}`)
              .join(" · ")}
          </Text>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayChange && ordered.length > 1 && (
            <Button
              size="small"
              variant="secondary"
              isLoading={busy}
              onClick={() => void mark(ordered, "arrived")}
            >
              {t("allArrived")}
            </Button>
          )}
          {mayChange && toOrder.length > 0 && (
            <Button size="small" isLoading={busy} onClick={() => void order(maker, toOrder)}>
              {t("order", { count: boxesOf(toOrder) })}
            </Button>
          )}
        </div>
      </div>
      <Lines
        lines={lines}
        mayChange={mayChange}
        busy={busy}
        onMark={(line, state) => void mark([line], state)}
      />
    </Container>
  );
}

const colours = { "to-order": "orange", ordered: "blue", arrived: "green" } as const;
const places: readonly State[] = ["to-order", "ordered", "arrived"];

function Lines({
  lines,
  mayChange,
  busy,
  onMark,
}: {
  lines: readonly MakerLine[];
  mayChange: boolean;
  busy: boolean;
  onMark: (line: MakerLine, state: State) => void;
}) {
  const { t } = useTranslation("makers");
  const lensText = useLensText();
  const { day } = useWriting();
  const sorted = lines.toSorted((a, b) => places.indexOf(a.state) - places.indexOf(b.state));
  const next = (line: MakerLine) => {
    const { id, state } = line;
    if (state === "to-order") return null;
    const wanted = state === "ordered" ? ("arrived" as const) : ("ordered" as const);
    return (
      <div key={id} className="flex flex-col items-end gap-2 py-2 md:flex-row md:justify-end">
        {state === "ordered" && (
          <Button
            size="small"
            variant="transparent"
            disabled={busy}
            onClick={() => onMark(line, "to-order")}
          >
            {t("notOrdered")}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          disabled={busy}
          onClick={() => onMark(line, wanted)}
        >
          {t(state === "ordered" ? "arrive" : "notArrived")}
        </Button>
      </div>
    );
  };
  return (
    <RecordsTable
      rows={sorted}
      columns={[
        {
          head: t("state"),
          className: "py-2",
          cell: ({ state, batch, ordered_at, ordered_by, arrived_at }) => (
            <div className="flex flex-col items-start gap-y-1">
              <Badge size="2xsmall" color={colours[state]}>
                {t(`states.${state}`)}
              </Badge>
              {ordered_at && (
                <span className="txt-compact-xsmall text-ui-fg-subtle whitespace-normal">
                  {`${day(arrived_at ?? ordered_at)}${arrived_at ? "" : `, ${ordered_by}`} `}
                  {batch && (
                    <a className="underline" href={exportAddress({ batch })} download>
                      {t("list")}
                    </a>
                  )}
                </span>
              )}
            </div>
          ),
        },
        {
          head: t("lens"),
          className: "py-2",
          cell: ({ product, pack, lenses_per_box, lens, boxes, order_id, order }) => (
            <div className="whitespace-normal">
              {/* On a phone, in the place of the columns that have no room. */}
              <span className="md:hidden">
                <OrderLink id={order_id} number={order} />
                {` ${boxes} × `}
              </span>
              <span className="font-medium">{product}</span>
              {`, ${lenses_per_box === null ? pack : t("lenses", { count: lenses_per_box })}`}
              <div className="text-ui-fg-subtle tabular-nums">{lensText(lens)}</div>
            </div>
          ),
        },
        { head: t("boxes"), cell: ({ boxes }) => boxes, right: true, wide: true },
        {
          head: t("orderOf"),
          cell: ({ order_id, order }) => <OrderLink id={order_id} number={order} />,
          wide: true,
        },
        ...(mayChange ? [{ cell: next, right: true }] : []),
      ]}
    />
  );
}
