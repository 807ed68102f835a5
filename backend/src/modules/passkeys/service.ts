import { generateEntityId } from "@medusajs/framework/utils";
import { invalidError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import {
  type AddedAnswer,
  minutesToAnswer,
  optionsToAdd,
  optionsToSignIn,
  type SignedAnswer,
  verifyAdded,
  verifySigned,
} from "./ceremony";
import Passkey from "./models/passkey";
import PasskeyChallenge from "./models/passkey-challenge";

type KnownPasskey = {
  id: string;
  name: string;
  created_at: string;
  used_at: string | null;
};

type KeyRow = {
  id: string;
  auth_identity_id: string;
  public_key: string;
  counter: number;
};

/** Whether an authenticator names the owner whom its passkey has here; one that names nobody may be right. */
const belongsTo = (identity: string, handle: string | undefined): boolean =>
  !handle || Buffer.from(handle, "base64url").toString() === identity;

/** Most that one account has. */
const most = 10;

class PasskeysModuleService extends serviceWithSql({ Passkey, PasskeyChallenge }) {
  /** Of an identity, the oldest first. */
  async passkeysOf(identity: string): Promise<KnownPasskey[]> {
    return await this.query<KnownPasskey>(
      `select id, name, created_at, used_at from passkey where auth_identity_id = ?
       order by created_at, id`,
      [identity],
    );
  }

  /** What the browser needs to make a passkey for an identity. */
  async beginToAdd(identity: string, email: string) {
    const rows = await this.query<{ credential_id: string }>(
      "select credential_id from passkey where auth_identity_id = ?",
      [identity],
    );
    if (rows.length >= most) throw invalidError(`An account has ${most} passkeys`);
    const known = rows.map(({ credential_id }) => credential_id);
    const options = await optionsToAdd({ identity, email, known });
    await this.remember(options.challenge, identity);
    return options;
  }

  /** @returns its id; undefined for an answer that proves nothing, and for a passkey that is known already */
  async add(identity: string, name: string, answer: AddedAnswer): Promise<string | undefined> {
    const credential = await verifyAdded(answer, (challenge) => this.spend(challenge, identity));
    if (!credential) return undefined;
    const [row] = await this.query<{ id: string }>(
      `insert into passkey
         (id, auth_identity_id, credential_id, public_key, counter, transports, name)
       values (?, ?, ?, ?, ?, string_to_array(?, ','), ?)
       on conflict (credential_id) do nothing returning id`,
      [
        ...[generateEntityId(undefined, "passkey"), identity, credential.id],
        ...[Buffer.from(credential.publicKey).toString("base64url"), credential.counter],
        ...[(credential.transports ?? []).join(","), name],
      ],
    );
    return row?.id;
  }

  /** What the browser needs to sign in, the same for everybody but for the challenge. */
  async beginToSignIn() {
    const options = await optionsToSignIn();
    await this.remember(options.challenge, null);
    return options;
  }

  /**
   * Signs in with a passkey. The counter is compared by the statement that stores it, so that of an authenticator
   * and its copy at once one counts.
   * @returns whose it is; undefined for an answer that proves nothing
   */
  async signIn(answer: SignedAnswer): Promise<string | undefined> {
    const [key] = await this.query<KeyRow>(
      `select id, auth_identity_id, public_key, counter::float8 as counter
       from passkey where credential_id = ?`,
      [answer.id],
    );
    if (!key || !belongsTo(key.auth_identity_id, answer.response.userHandle)) return undefined;
    const publicKey = new Uint8Array(Buffer.from(key.public_key, "base64url"));
    const credential = { id: answer.id, publicKey, counter: key.counter };
    const counter = await verifySigned(answer, credential, (challenge) =>
      this.spend(challenge, null),
    );
    if (counter === undefined) return undefined;
    const [used] = await this.query<{ auth_identity_id: string }>(
      `update passkey set counter = ?, used_at = now(), updated_at = now()
       where id = ? and (counter < ? or counter = 0) returning auth_identity_id`,
      [counter, key.id, counter],
    );
    return used?.auth_identity_id;
  }

  /** @returns whether the identity had it */
  async remove(identity: string, id: string): Promise<boolean> {
    const rows = await this.query(
      "delete from passkey where id = ? and auth_identity_id = ? returning id",
      [id, identity],
    );
    return rows.length > 0;
  }

  /** Deletes all of an identity, and what was begun for more. */
  async removeAll(identity: string): Promise<void> {
    await this.query("delete from passkey where auth_identity_id = ?", [identity]);
    await this.query("delete from passkey_challenge where auth_identity_id = ?", [identity]);
  }

  async deleteOverChallenges(): Promise<void> {
    await this.query("delete from passkey_challenge where expires_at < now()");
  }

  private async remember(challenge: string, identity: string | null): Promise<void> {
    await this.query(
      `insert into passkey_challenge (id, challenge, auth_identity_id, expires_at)
       values (?, ?, ?, now() + interval '${minutesToAnswer} minutes')`,
      [generateEntityId(undefined, "challenge"), challenge, identity],
    );
  }

  /** Uses a challenge up, in one statement: of two answers at once one is looked at. */
  private async spend(challenge: string, identity: string | null): Promise<boolean> {
    const rows = await this.query(
      `delete from passkey_challenge
       where challenge = ? and auth_identity_id is not distinct from ? and expires_at > now()
       returning id`,
      [challenge, identity],
    );
    return rows.length > 0;
  }
}

export default PasskeysModuleService;
