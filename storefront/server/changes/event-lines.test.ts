import { expect, it } from "vitest";
import { eventReader, type StreamEvent } from "./event-lines.ts";

it("puts events together however the stream is cut into pieces", () => {
  const stream =
    ':\n\nid: 7\ndata: {"keys":["profile"]}\n\n:\n\nid: 8\ndata: {}\n\nid: 9\ndata: {"ke';
  for (const size of [1, 3, 10, 1000]) {
    const told: StreamEvent[] = [];
    const read = eventReader((event) => told.push(event));
    for (let at = 0; at < stream.length; at += size) read(stream.slice(at, at + size));
    expect(told).toEqual([
      { id: "7", data: '{"keys":["profile"]}' },
      { id: "8", data: "{}" },
    ]);
  }
});
