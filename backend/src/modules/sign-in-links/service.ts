import { randomBytes, randomInt } from "node:crypto";
import type { SiteLanguage } from "@landolt/forms";
import { generateEntityId } from "@medusajs/framework/utils";
import { digestFor } from "../../platform/signed-token";
import { serviceWithSql } from "../../platform/statement";
import SignInLink from "./models/sign-in-link";

/** Minutes that a link and its code are valid. */
const life = 15;
/** Of a code with six digits: a guess succeeds once in two hundred thousand links. */
const mostTries = 5;

export type NewLink = {
  id: string;
  /** For the browser that asked: without it neither link nor code opens anything. */
  secret: string;
  /** For the mail. */
  token: string;
  code: string;
};

const newSecret = () => randomBytes(24).toString("base64url");
const digest = digestFor("sign-in-link");

class SignInLinksModuleService extends serviceWithSql({ SignInLink }) {
  async begin(email: string, language: SiteLanguage): Promise<NewLink> {
    const link = {
      id: generateEntityId(undefined, "signin"),
      ...{ secret: newSecret(), token: newSecret() },
      code: String(randomInt(1_000_000)).padStart(6, "0"),
    };
    await this.query(
      `insert into sign_in_link
         (id, email, language, secret_digest, token_digest, code_digest, expires_at)
       values (?, ?, ?, ?, ?, ?, now() + interval '${life} minutes')`,
      [
        ...[link.id, email, language],
        ...[digest(link.secret), digest(link.token), digest(link.code)],
      ],
    );
    return link;
  }

  /**
   * Uses a link up, by the token of its mail or by the code there. In one statement, so that of two at once one succeeds.
   * @returns whose address is confirmed by it; undefined where it is used, expired, tried too often or of another browser
   */
  async redeem(
    id: string,
    secret: string,
    answer: string,
  ): Promise<{ email: string; language: SiteLanguage } | undefined> {
    const given = digest(answer);
    const [link] = await this.query<{ email: string; language: SiteLanguage; used: boolean }>(
      `update sign_in_link set tries = tries + 1, updated_at = now(),
         used_at = case when token_digest = ? or code_digest = ? then now() end
       where id = ? and secret_digest = ? and used_at is null and tries < ${mostTries}
         and expires_at > now()
       returning email, language, used_at is not null as used`,
      [given, given, id, digest(secret)],
    );
    return link?.used ? { email: link.email, language: link.language } : undefined;
  }

  /** Deletes links that open nothing any more, and those of an address whose person is erased. */
  async deleteOver(email: string | null = null): Promise<void> {
    await this.query("delete from sign_in_link where expires_at < now() or lower(email) = ?", [
      email?.toLowerCase() ?? null,
    ]);
  }
}

export default SignInLinksModuleService;
