type Props = { countryCode: string; "aria-label"?: string; className?: string };

/** The letter A among those of which flags are made. */
const firstLetter = 0x1f1e6;

/**
 * Stands in the dashboard for the package `react-country-flag` (medusa-config.ts), which loads each flag from a public
 * network. Made of letters: a system without flags shows the country's code.
 */
export default function CountryFlag({ countryCode, className, "aria-label": label }: Props) {
  const code = countryCode.toUpperCase();
  const letters = [...code].map((letter) =>
    String.fromCodePoint(firstLetter + letter.charCodeAt(0) - "A".charCodeAt(0)),
  );
  return (
    <span role="img" aria-label={label ?? code} className={className}>
      {letters.join("")}
    </span>
  );
}
