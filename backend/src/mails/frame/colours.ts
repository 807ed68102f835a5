/** The site's colours as mail programs understand them: hexadecimal, light first. */
export const light = {
  paper: "#f9f6f1",
  ink: "#14181f",
  quiet: "#464b53",
  line: "#d7d4cd",
  accent: "#005c41",
  onAccent: "#f9fbf5",
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: "#1b1611",
  ink: "#efebe2",
  quiet: "#c2bdb4",
  line: "#5a5249",
  accent: "#82d9b4",
  onAccent: "#0d1914",
};

/**
 * Dark mode by class names, because an inline style can not ask for it. Programs that know no media
 * query keep the light colours of the inline styles, or turn them by themselves.
 */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.accent{color:${dark.accent}!important}
.press{background-color:${dark.accent}!important;border-color:${dark.accent}!important;color:${dark.onAccent}!important}
}`;
