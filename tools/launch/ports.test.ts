import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Explained } from "./explained.ts";
import { anyFreePort, isFree, listeningInode, requirePort } from "./ports.ts";

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 111 1 0 100 0 0 10 0
   1: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1 0 100 0 0 10 0`;

test("finds the socket that listens, not one that is connected", () => {
  expect(listeningInode(table, 3000)).toBe("222");
  expect(listeningInode(table, 3001)).toBeUndefined();
});

test("an occupied port is refused with its setting", async () => {
  const port = await anyFreePort("127.0.0.1");
  await requirePort("PORT", port, "127.0.0.1");
  const server = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => server.on("listening", resolve));
  try {
    expect(await isFree(port, "127.0.0.1")).toBe(false);
    const refusal = requirePort("PORT", port, "127.0.0.1");
    await expect(refusal).rejects.toThrow(Explained);
    await expect(refusal).rejects.toThrow(
      new RegExp(`Port ${port} is already used.*PORT=${port + 1}`),
    );
  } finally {
    server.close();
  }
});

test("an address of another machine is explained", async () => {
  await expect(requirePort("PORT", 4199, "192.0.2.1")).rejects.toThrow(
    /HOST=192\.0\.2\.1 is not an address/,
  );
});
