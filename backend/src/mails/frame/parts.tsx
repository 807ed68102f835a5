/** What mails are made of. All texts come in as they are to be read. */
import { Button } from "@react-email/button";
import type { ReactNode } from "react";
import { light } from "./colours";
import { serif } from "./house";

export const Heading = ({ children }: { children: ReactNode }) => (
  <h1
    className="ink"
    style={{
      margin: "0 0 24px",
      fontFamily: serif,
      fontSize: "30px",
      fontWeight: 500,
      lineHeight: 1.15,
    }}
  >
    {children}
  </h1>
);

export const Subheading = ({ children }: { children: ReactNode }) => (
  <h2 className="ink" style={{ margin: "32px 0 8px", fontSize: "18px", lineHeight: 1.3 }}>
    {children}
  </h2>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: "0 0 16px" }}>{children}</p>
);

/** The one thing a mail wants to be pressed. */
export const PressButton = ({ href, children }: { href: string; children: string }) => (
  <div style={{ margin: "24px 0" }}>
    <Button
      href={href}
      className="press"
      style={{
        backgroundColor: light.accent,
        color: light.onAccent,
        borderRadius: "999px",
        padding: "14px 28px",
        fontSize: "17px",
        fontWeight: 600,
        lineHeight: "20px",
      }}
    >
      {children}
    </Button>
  </div>
);

export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="accent" style={{ color: light.accent, textDecoration: "underline" }}>
    {children}
  </a>
);

/** A text of several lines, such as an address. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p style={{ margin: "0 0 16px" }}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be alike
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </p>
);

export type Fact = { label: string; value: string };

const left = { padding: "6px 16px 6px 0", textAlign: "left", verticalAlign: "top" } as const;

/** Names and values, one pair a row. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <table className="data" style={{ margin: "0 0 16px", borderCollapse: "collapse" }}>
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th
            scope="row"
            className="quiet"
            style={{ ...left, color: light.quiet, fontWeight: 400 }}
          >
            {label}
          </th>
          <td style={left}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
