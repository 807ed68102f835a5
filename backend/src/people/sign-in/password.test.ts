import { describe, expect, it } from "vitest";
import { refusePassword } from "./password";

const own = ["marie.weber@example.com", "marie.weber", "example.com"];

describe("a password", () => {
  it.each([undefined, 17, "", "eleven char"])("has twelve characters: not %j", async (password) => {
    expect(await refusePassword(password, own)).toMatch(/at least 12/);
  });

  it.each([
    ...["password1234", "Passwort12345", "azertyuiop123", "qwertyuiop12", "123456789012"],
    ...["aaaaaaaaaaaa", "abcabcabcabc", "iloveyouiloveyou", "P@ssw0rd1234"],
    ...["marie.weber1", "marie.weber@example.com"],
  ])("is not one that many have, or the owner's name: not %s", async (password) => {
    expect(await refusePassword(password, own)).toMatch(/too easy/);
  });

  it.each([
    ...["correct horse battery staple", "twelve chars", "trois pommes et un vélo"],
    ...["Drei Äpfel am Bach", "x9Kd02kfJq1z", "𝕯rei Äpfel am Bach".repeat(8)],
  ])("may be: %s", async (password) => {
    expect(await refusePassword(password, own)).toBeUndefined();
  });

  it("is not endless", async () => {
    expect(await refusePassword("ab1!".repeat(65), own)).toMatch(/at most 256/);
  });
});
