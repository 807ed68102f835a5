import { Button, Drawer } from "@medusajs/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Form } from "./forms/form";
import { useShared } from "./language";

type Frame = { title: string; onClose: () => void; children: ReactNode };

/** A drawer that is open while it is there; closed, it gives focus back to what had it before. */
export function OpenDrawer(props: Frame & { description?: string }) {
  const { title, description, onClose, children } = props;
  const [before] = useState(() => document.activeElement);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement) before.focus();
  };
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content onCloseAutoFocus={giveFocusBack}>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          {description && <Drawer.Description>{description}</Drawer.Description>}
        </Drawer.Header>
        {children}
      </Drawer.Content>
    </Drawer>
  );
}

type WithForm<Draft extends FieldValues> = Frame &
  Pick<ComponentProps<typeof Form<Draft>>, "form" | "save"> & { busy: boolean };

/** A form in a drawer, with the buttons that leave and save it. */
export function FormDrawer<Draft extends FieldValues>(props: WithForm<Draft>) {
  const { form, save, busy, children, ...frame } = props;
  const shared = useShared();
  return (
    <OpenDrawer {...frame}>
      <Drawer.Body className="overflow-y-auto">
        <Form id="in-drawer" className="flex flex-col gap-y-4" form={form} save={save}>
          {children}
        </Form>
      </Drawer.Body>
      <Drawer.Footer>
        <Button size="small" variant="secondary" onClick={frame.onClose}>
          {shared("cancel")}
        </Button>
        <Button size="small" type="submit" form="in-drawer" isLoading={busy}>
          {shared("save")}
        </Button>
      </Drawer.Footer>
    </OpenDrawer>
  );
}
