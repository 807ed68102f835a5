import type { AddressCountry } from "@landolt/forms";
import { useTranslations } from "use-intl";
import type { AccountAddress } from "#app/commerce/account/account.server.ts";

/** An address as it stands on a letter. */
export function AddressLines({ address }: { address: AccountAddress }) {
  const t = useTranslations("checkout.countries");
  return (
    <address className="not-italic wrap-anywhere">
      <p className="font-semibold">
        {address.firstName} {address.lastName}
      </p>
      <p>{address.address}</p>
      <p>
        {address.postalCode} {address.city}
      </p>
      {address.country && <p>{t(address.country as AddressCountry)}</p>}
      <p className="text-quiet">{address.phone}</p>
    </address>
  );
}
