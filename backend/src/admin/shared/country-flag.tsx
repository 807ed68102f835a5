type Props = { countryCode: string; "aria-label"?: string; className?: string };

/**
 * Stands in the dashboard for the package `react-country-flag` (medusa-config.ts), which loads each flag from a public
 * network. The country's code: flags made of letters are empty boxes where a system has no font for them.
 */
export default function CountryFlag({ countryCode, className, "aria-label": label }: Props) {
  const code = countryCode.toUpperCase();
  return (
    // Medusa leaves a place of 16 px.
    <span title={label ?? code} className={className} style={{ fontSize: 11, lineHeight: 1 }}>
      {code}
    </span>
  );
}
