/** Reads a server-sent stream. Pure. */

export interface StreamEvent {
  id?: string;
  data: string;
}

/**
 * Takes the stream's text piece by piece and tells each whole event. Comments, which keep the
 * connection alive, are events without data and are not told.
 */
export function eventReader(tell: (event: StreamEvent) => void) {
  let rest = "";
  return (piece: string): void => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event: StreamEvent = { data: "" };
      for (const line of block.split("\n")) {
        if (line.startsWith("id: ")) event.id = line.slice(4);
        if (line.startsWith("data: ")) event.data += line.slice(6);
      }
      if (event.data !== "") tell(event);
    }
  };
}
