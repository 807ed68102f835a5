/**
 * Asks a database one question over a connection of its own. The driver is loaded here and not
 * above, because on a fresh clone the launcher itself installs it.
 *
 * @throws the driver's error; `code` is PostgreSQL's or the system's
 */
export async function query(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that goes away while we wait also fails the question itself.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
