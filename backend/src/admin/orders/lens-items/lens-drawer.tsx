import { Button, Drawer, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShared } from "../../shared/language";
import { OpenDrawer } from "../../shared/open-drawer";
import { useAttempt } from "../../shared/use-attempt";
import { useReadAgain } from "../work/api";
import { changeLenses, type LensItem, type LensPlace } from "./api";
import { type Picked, PickLenses } from "./pick-lenses";

/** Adds lenses to an order, or puts others in the place of lines that are there. */
export function LensDrawer({
  place,
  replaced,
  onClose,
}: {
  place: LensPlace;
  replaced?: { lines: string[]; picked: Picked };
  onClose: () => void;
}) {
  const { t } = useTranslation("lensItems");
  const shared = useShared();
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const [items, setItems] = useState<LensItem[]>([]);
  const save = () =>
    attempt(
      async () => {
        await changeLenses(place, items, replaced?.lines);
        toast.success(shared("saved"));
        await readAgain();
        onClose();
      },
      ({ status }) => (status === 400 ? t("refused") : undefined),
    );
  return (
    <OpenDrawer title={t(replaced ? "change" : "add")} onClose={onClose}>
      <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
        <Text size="small" className="text-ui-fg-subtle">
          {t("hint")}
        </Text>
        <PickLenses {...(replaced && { initial: replaced.picked })} onChange={setItems} />
      </Drawer.Body>
      <Drawer.Footer>
        <Button size="small" variant="secondary" onClick={onClose}>
          {shared("cancel")}
        </Button>
        <Button
          size="small"
          disabled={items.length === 0}
          isLoading={busy}
          onClick={() => void save()}
        >
          {t(replaced ? "change" : "add")}
        </Button>
      </Drawer.Footer>
    </OpenDrawer>
  );
}
