import { Button, Drawer, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Refused } from "../../shared/api";
import { useShared } from "../../shared/language";
import { useAttempt } from "../../shared/use-attempt";
import { useReturnFocus } from "../../shared/use-return-focus";
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
  const focus = useReturnFocus();
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const [items, setItems] = useState<LensItem[]>([]);
  const save = () =>
    attempt(async () => {
      try {
        await changeLenses(place, items, replaced?.lines);
        toast.success(shared("saved"));
        await readAgain();
        onClose();
      } catch (error) {
        if (!(error instanceof Refused && error.status === 400)) throw error;
        toast.error(t("refused"));
      }
    });
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...focus}>
        <Drawer.Header>
          <Drawer.Title>{t(replaced ? "change" : "add")}</Drawer.Title>
        </Drawer.Header>
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
      </Drawer.Content>
    </Drawer>
  );
}
