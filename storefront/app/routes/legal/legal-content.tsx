import type { LegalNode } from "@landolt/forms";
import { createElement, type ReactNode } from "react";
import { Link } from "react-router";
import { useHref } from "../../language/use-language.ts";

/** The elements of a legal page. They have no attributes but the addresses of links. */
export function LegalContent({ nodes }: { nodes: readonly LegalNode[] }) {
  const href = useHref();
  const shown = (node: LegalNode, index: number): ReactNode => {
    if (typeof node === "string") return node;
    const { tag, to = "" } = node;
    // An empty element may have no children at all.
    const within = node.in.length > 0 ? node.in.map(shown) : undefined;
    if (tag === "th") return createElement(tag, { key: index, scope: "col" }, within);
    if (tag !== "a") return createElement(tag, { key: index }, within);
    const props = { key: index, className: "link" };
    if (to.startsWith("/")) return createElement(Link, { ...props, to: href(to) }, within);
    return createElement("a", { ...props, href: to }, within);
  };
  return nodes.map(shown);
}
