/** The shop's first owner, as a benchmark works for them. */
export interface Owner {
  readonly email: string;
  readonly password: string;
}

/** @returns a function that asks the administration API and gives its answer; throws what it refuses */
export async function signIn(backend: string, owner: Owner) {
  const ask = async <Answer>(path: string, body?: unknown, headers = {}): Promise<Answer> => {
    const answer = await fetch(backend + path, {
      ...(body !== undefined && { method: "POST" }),
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const { token } = await ask<{ token: string }>("/auth/user/emailpass", owner);
  return <Answer>(path: string, body?: unknown, headers = {}) =>
    ask<Answer>(path, body, { authorization: `Bearer ${token}`, ...headers });
}
