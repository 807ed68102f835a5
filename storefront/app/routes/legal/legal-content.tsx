import type { LegalNode, LegalTag } from "@landolt/forms";
import { type AriaRole, createElement, type ReactNode } from "react";
import { Link } from "react-router";
import { useHref } from "../../language/use-language.ts";

/** A table whose cells stand below each other on a phone is still one for who hears it. */
const tableRoles: { [tag in LegalTag]?: AriaRole } = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** The elements of a legal page. Their only attributes are the addresses of links and the roles of tables. */
export function LegalContent({ nodes }: { nodes: readonly LegalNode[] }) {
  const href = useHref();
  const shown = (node: LegalNode, index: number): ReactNode => {
    if (typeof node === "string") return node;
    const { tag, to = "" } = node;
    // An empty element may have no children at all.
    const within = node.in.length > 0 ? node.in.map(shown) : undefined;
    const role = tableRoles[tag];
    if (tag !== "a") return createElement(tag, { key: index, ...(role && { role }) }, within);
    const props = { key: index, className: "link" };
    if (to.startsWith("/")) return createElement(Link, { ...props, to: href(to) }, within);
    return createElement("a", { ...props, href: to }, within);
  };
  return nodes.map(shown);
}
