/**
 * Every fact about the business that a visitor may read. Staff edit it, the backend keeps it,
 * the storefront shows it; no component holds such a fact of its own.
 */
import { z } from "zod";
import { isBic, isIban } from "./bank-reference.ts";
import { healthDataSettings } from "./health-data.ts";
import { homeServiceSettings } from "./home-service-settings.ts";
import { weekdays } from "./opening-hours.ts";
import { vatClasses } from "./product-facts.ts";
import { productTypes } from "./product-kinds.ts";
import { siteLanguages } from "./site-language.ts";
import { translatedText } from "./translated-text.ts";

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Opening periods of one day, local time of the shop, in order and without overlap. */
export const openingPeriods = z
  .array(z.object({ from: timeOfDay, to: timeOfDay }))
  .max(4)
  .refine(
    (periods) =>
      periods.every(
        ({ from, to }, index) =>
          from < to && (index === 0 || from >= (periods[index - 1]?.to ?? "")),
      ),
    { error: "periods-overlap" },
  );

const holiday = z
  .object({
    date: z.iso.date(),
    /** The last day, where there are more than one. */
    to: z.iso.date().optional(),
    /** When the shop is open all the same. */
    hours: openingPeriods.optional(),
    name: translatedText,
  })
  .refine(({ date, to }) => to === undefined || to > date, { path: ["to"], error: "not-after" });

export const serviceCodes = [
  "eye-exam",
  "eyewear-consultation",
  "contact-lenses",
  "sunglasses",
  "individual-consultation",
  "emergency",
  "home-service",
] as const;

export const businessProfile = z.object({
  /** Name the public knows. */
  name: z.string().min(1).max(80),
  legalName: z.string().min(1).max(120),
  /** True while names, prices and people are invented for the demonstration. */
  demo: z.boolean(),
  street: z.string().min(1).max(120),
  postalCode: z.string().min(4).max(8),
  town: z.string().min(1).max(80),
  /** ISO 3166-1 alpha-2, lower case. */
  country: z.string().length(2).lowercase(),
  /** WGS 84, decimal degrees. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** E.164, with the leading plus. */
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  email: z.email(),
  /** Where customers transfer money to; without it bank transfer is not offered. */
  bankAccount: z
    .object({
      holder: z.string().min(1).max(70),
      iban: z.string().refine(isIban, { error: "not-an-iban" }),
      /** Empty or absent: none is shown. */
      bic: z
        .string()
        .refine((bic) => bic === "" || isBic(bic), { error: "not-a-bic" })
        .optional(),
    })
    .optional(),
  /** IANA name; opening hours and promises are in this time. */
  timeZone: z.string().min(1),
  openingHours: z.record(z.enum(weekdays), openingPeriods),
  /** How one comes to the store, such as by car or by bus. */
  arrival: z
    .array(z.object({ title: translatedText, text: translatedText }))
    .max(8)
    .default([]),
  /** The store from outside: address of the picture, as the upload gave it. */
  storePicture: z.url().optional(),
  /** Who works there, and with which qualification. */
  team: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(80),
        qualification: translatedText,
        /** Address of the picture, as the upload gave it. */
        picture: z.url().optional(),
      }),
    )
    .max(30)
    .default([]),
  /** Days on which the shop is closed, or open at other hours, regardless of the weekday. */
  holidays: z.array(holiday).max(120),
  /** Straight-line kilometres. */
  freeDeliveryRadiusKm: z.number().positive().max(500),
  /** Home delivery beyond the free radius: taxes included, in the currency's main unit. */
  homeDeliveryPrice: z.number().min(0).max(1000),
  /** Days on which the shop is open between an order and its readiness. */
  handlingDays: z.number().int().min(0).max(30),
  /** The same for an order with contact lenses, which come from the supplier; the longer one counts. */
  lensHandlingDays: z.number().int().min(0).max(30).default(3),
  /** Months for which one eye is sold contact lenses at once, at most. */
  lensSupplyMonths: z.number().int().min(1).max(24).default(12),
  /**
   * Months in which lens values that an optician has released are released again without a look; 0: an
   * optician looks at every order.
   */
  lensReleaseMonths: z.number().int().min(0).max(60).default(12),
  /** Days on which the post delivers, Monday to Friday without holidays, from readiness to the door. */
  deliveryDays: z.object({
    from: z.number().int().min(0).max(30),
    to: z.number().int().min(0).max(60),
  }),
  homeServiceRadiusKm: z.number().positive().max(500),
  /** Hours within which a home-service request is answered. */
  replyPromiseHours: z.number().int().positive().max(168),
  /** Whether those hours run day and night or only while the shop is open; the public wording follows. */
  replyPromiseClock: z.enum(["calendar", "business"]).default("calendar"),
  /** Language of the mails to staff. */
  staffLanguage: z.enum(siteLanguages).default("en"),
  homeService: homeServiceSettings.prefault({}),
  healthData: healthDataSettings.prefault({}),
  /** Off: every address under /shop leads home. */
  shopEnabled: z.boolean(),
  /** ISO country codes an order may be sent to. */
  deliveryCountries: z.array(z.string().length(2).lowercase()).min(1),
  /** Value added tax in percent by class, each valid from a day on. */
  vatRates: z
    .array(
      z.object({
        taxClass: z.enum(vatClasses),
        percent: z.number().min(0).max(100),
        from: z.iso.date(),
      }),
    )
    .min(1)
    .max(60),
  /**
   * VAT class of all products of a type, each valid from a day on; standard where none is. A product's own
   * class, `metadata.vatClass`, comes first.
   */
  vatClasses: z
    .array(
      z.object({
        productType: z.enum(productTypes),
        taxClass: z.enum(vatClasses),
        from: z.iso.date(),
      }),
    )
    .max(60)
    .default([]),
  /** The optician's code at the health insurance, printed on invoices; empty where there is none. */
  insuranceCode: z.string().max(40).default(""),
  services: z.array(
    z.object({
      code: z.enum(serviceCodes),
      /** Usual length of an appointment; absent where none is made. */
      minutes: z.number().int().positive().optional(),
      title: translatedText,
      text: translatedText,
    }),
  ),
  legal: z.object({
    tradeRegister: z.string(),
    vatNumber: z.string(),
    permitNumber: z.string(),
    supervisoryBody: z.string(),
    /** Professional title as the country grants it. Texts that name an empty field leave the line out. */
    profession: z.string().max(200).default(""),
    /** The chamber the business belongs to. */
    chamber: z.string().max(200).default(""),
    /** Whether the business takes part in proceedings before the consumer mediator. */
    mediation: z.enum(["undecided", "yes", "no"]).default("undecided"),
    /** Who pays for sending goods back after a withdrawal. */
    returnCosts: z.enum(["customer", "business"]).default("customer"),
    /** Who runs the servers: name and place. */
    host: z.string().max(200).default(""),
    /** Who sends the mails: name and place. */
    mailProvider: z.string().max(200).default(""),
  }),
});
export type BusinessProfile = z.infer<typeof businessProfile>;
/** As it is written down, perhaps without the texts of some language. */
export type WrittenProfile = z.input<typeof businessProfile>;
