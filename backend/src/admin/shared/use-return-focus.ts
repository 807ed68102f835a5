import { useState } from "react";

/** For the content of a drawer without a trigger: closed, it gives focus back to what had it before. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}
