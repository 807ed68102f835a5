import type { Intent } from "./intents.ts";

/** The page on which a bank asks whether it is really its customer who pays. */
export const bankPage = ({ id, amount, currency }: Intent): string => `<!doctype html>
<html lang="en"><title>Bank</title>
<h1>Your bank</h1>
<p>${(amount / 100).toFixed(2)} ${currency}</p>
<form method="post" action="/bank/${id}">
  <button name="answer" value="approve">Approve</button>
  <button name="answer" value="decline">Decline</button>
</form></html>`;
