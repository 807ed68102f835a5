/** What the container resolves by the names of our modules, which medusa-config.ts lists. */
import type AuditModuleService from "./src/modules/audit/service";
import type BagModuleService from "./src/modules/bag/service";
import type BrandsModuleService from "./src/modules/brands/service";
import type BusinessProfileModuleService from "./src/modules/business-profile/service";
import type CatalogIndexModuleService from "./src/modules/catalog-index/service";
import type ChangesModuleService from "./src/modules/changes/service";
import type DeliveryAreaModuleService from "./src/modules/delivery-area/service";
import type EmailChangesModuleService from "./src/modules/email-changes/service";
import type HealthConsentsModuleService from "./src/modules/health-consents/service";
import type HomeServiceModuleService from "./src/modules/home-service/service";
import type InvoicesModuleService from "./src/modules/invoices/service";
import type LensRangesModuleService from "./src/modules/lens-ranges/service";
import type LensReleasesModuleService from "./src/modules/lens-releases/service";
import type MakerOrdersModuleService from "./src/modules/maker-orders/service";
import type PageTextsModuleService from "./src/modules/page-texts/service";
import type PasskeysModuleService from "./src/modules/passkeys/service";
import type PaymentEventsModuleService from "./src/modules/payment-events/service";
import type PlacementsModuleService from "./src/modules/placements/service";
import type PrescriptionsModuleService from "./src/modules/prescriptions/service";
import type PriceHistoryModuleService from "./src/modules/price-history/service";
import type RecallsModuleService from "./src/modules/recalls/service";
import type SignInLinksModuleService from "./src/modules/sign-in-links/service";
import type StaffModuleService from "./src/modules/staff/service";
import type StaffEventsModuleService from "./src/modules/staff-events/service";
import type StockAlertsModuleService from "./src/modules/stock-alerts/service";
import type SupplyRemindersModuleService from "./src/modules/supply-reminders/service";
import type TableImportsModuleService from "./src/modules/table-imports/service";
import type WithdrawalsModuleService from "./src/modules/withdrawals/service";

declare module "@medusajs/types" {
  interface ModuleImplementations {
    audit: AuditModuleService;
    bag: BagModuleService;
    brands: BrandsModuleService;
    businessProfile: BusinessProfileModuleService;
    catalog_index: CatalogIndexModuleService;
    changes: ChangesModuleService;
    deliveryArea: DeliveryAreaModuleService;
    email_changes: EmailChangesModuleService;
    health_consents: HealthConsentsModuleService;
    homeService: HomeServiceModuleService;
    invoices: InvoicesModuleService;
    lensRanges: LensRangesModuleService;
    lens_releases: LensReleasesModuleService;
    page_texts: PageTextsModuleService;
    passkeys: PasskeysModuleService;
    paymentEvents: PaymentEventsModuleService;
    placements: PlacementsModuleService;
    prescriptions: PrescriptionsModuleService;
    price_history: PriceHistoryModuleService;
    makerOrders: MakerOrdersModuleService;
    recalls: RecallsModuleService;
    sign_in_links: SignInLinksModuleService;
    staff: StaffModuleService;
    staff_events: StaffEventsModuleService;
    stock_alerts: StockAlertsModuleService;
    supply_reminders: SupplyRemindersModuleService;
    table_imports: TableImportsModuleService;
    withdrawals: WithdrawalsModuleService;
  }
}
