type Issue = { path: PropertyKey[]; code?: string; message: string };

/** Body of a 400 answer: Medusa's own shape, with every wrong field by its dotted path. */
export function invalidData(issues: readonly Issue[]) {
  return {
    type: "invalid_data",
    message: "Some fields are not valid",
    issues: issues.map(({ path, code, message }) => ({
      path: path.map(String).join("."),
      code: code ?? "invalid",
      message,
    })),
  };
}
