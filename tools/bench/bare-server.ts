/**
 * The least a Node server can do: sends the same bytes to everybody who asks. What it has to send is
 * read as JSON from its input; it writes its port to its output.
 */
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

const answer = z.object({ headers: z.array(z.string()), body: z.base64() });

const { headers, body } = answer.parse(await json(process.stdin));
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") process.stdout.write(`${address.port}\n`);
});
