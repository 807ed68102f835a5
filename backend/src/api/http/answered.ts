import type { MedusaResponse } from "@medusajs/framework/http";

/** Calls `listener` with what was answered as JSON, if anything was, once the answer is on its way. */
export function onAnswered(response: MedusaResponse, listener: (answered: unknown) => void): void {
  let answered: unknown;
  const send = response.json.bind(response);
  response.json = (answer) => {
    answered = answer;
    return send(answer);
  };
  response.once("finish", () => listener(answered));
}
