import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PRESCRIPTIONS_MODULE } from "../../../../../modules/prescriptions";
import { STOCK_ALERTS_MODULE } from "../../../../../modules/stock-alerts";
import { ordersOfPerson } from "../../../../../orders";
import { personOfEmail } from "../../../../../visits";
import { eraseCustomer } from "../../../../../workflows/erase-customer";
import { oneRecord } from "../../../../http/one-record";
import { logAccess } from "../../../home-service-requests/access";

type Customer = { id: string; email: string | null };

/** Everything we hold about a customer, as one file to hand over (GDPR, Art. 15). */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const fields = ["*", "addresses.*"];
  const customer = await oneRecord<Customer>(request.scope, "customer", { id }, fields);
  const { email } = customer;
  const orders = await ordersOfPerson(request.scope, id);
  const home_service_requests = email ? await personOfEmail(request.scope, email) : [];
  const stock_alerts = email
    ? await request.scope
        .resolve(STOCK_ALERTS_MODULE)
        .listStockAlerts({ email: email.toLowerCase() }, { take: null })
    : [];
  const asker = { customer: customer.id, staff: request.auth_context.actor_id };
  const people = await request.scope.resolve(PRESCRIPTIONS_MODULE).people(asker);
  await logAccess(request, "export");
  response.set("content-disposition", `attachment; filename="${customer.id}.json"`);
  response.set("cache-control", "private, no-store");
  response.json({ customer, ...orders, home_service_requests, stock_alerts, people });
}

/**
 * Erases the person for good: account, orders and home visits. 400 while an order is not delivered. Invoices and
 * declarations of withdrawal stay, for as long as the law has them kept.
 */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { email } = await oneRecord<Customer>(request.scope, "customer", { id }, ["id", "email"]);
  const staff = request.auth_context.actor_id;
  await eraseCustomer(request.scope, { id, email, staff });
  await logAccess(request, "erase");
  response.json({ id, object: "customer", erased: true });
}
