/** Orders as the staff see them. */
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

/** The order of a number with its lines, and the member of staff who has looked it up. */
export async function orderAsStaffSeeIt(number: string) {
  const staff = await signInAsStaff(runningShop());
  const { orders } = await staff.admin.order.list({
    limit: 50,
    order: "-created_at",
    fields: "id,display_id,metadata,*items",
  });
  const order = orders.find(({ display_id }) => `${display_id}` === number);
  if (!order) throw new Error(`staff see no order ${number}`);
  return { staff, order };
}
