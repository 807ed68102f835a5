/** Products beside each other: how their page is addressed. */

/** Name of the parameter that holds a handle; it stands once for each product. */
export const compareParameter = "with";
/** As many as can be read beside each other. */
export const mostCompared = 4;
/** The form of a listing to which the checkboxes of its tiles belong. */
export const compareForm = "compare";

export const compareSearch = (handles: readonly string[]): string =>
  `?${new URLSearchParams(handles.map((handle) => [compareParameter, handle]))}`;
