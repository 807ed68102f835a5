import type { KeptPrescription } from "@landolt/optics";

export type Kept = {
  id: string;
  in_store: boolean;
  file: boolean;
  prescription: KeptPrescription;
};

export type Person = { id: string; name: string; prescriptions: Kept[] };

export const peoplePath = (customerId: string) => `customers/${customerId}/people`;
export const peopleKey = (customerId: string) => ["customer-people", customerId];
