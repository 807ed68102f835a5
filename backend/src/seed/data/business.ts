import { businessProfile, healthDataSettings, homeServiceSettings } from "@landolt/forms";
import type { BusinessProfile } from "../types";
import { holidays } from "./holidays";
import { services } from "./services";

const morning = { from: "09:00", to: "12:00" };
const afternoon = { from: "13:30", to: "18:00" };

/** An invented business: street, telephone number and legal identifiers belong to nobody. */
export const demoBusiness: BusinessProfile = businessProfile.parse({
  name: "Clairval Optique",
  legalName: "Clairval Optique S.à r.l.",
  demo: true,
  street: "12, rue des Besicles",
  postalCode: "7540",
  town: "Mersch",
  country: "lu",
  latitude: 49.75,
  longitude: 6.11,
  phone: "+352320000",
  email: "contact@clairval.example",
  // An example of the registry of IBANs.
  bankAccount: { holder: "Clairval Optique S.à r.l.", iban: "LU280019400644750000" },
  timeZone: "Europe/Luxembourg",
  openingHours: {
    monday: [afternoon],
    tuesday: [morning, afternoon],
    wednesday: [morning, afternoon],
    thursday: [morning, afternoon],
    friday: [morning, afternoon],
    saturday: [{ from: "09:00", to: "17:00" }],
    sunday: [],
  },
  arrival: [
    {
      title: { en: "By car", fr: "En voiture", de: "Mit dem Auto" },
      text: {
        en: "Two parking spaces in front of the door are free while you are with us.",
        fr: "Deux places devant la porte sont gratuites pendant votre visite.",
        de: "Zwei Parkplätze vor der Tür sind während Ihres Besuchs kostenlos.",
      },
    },
    {
      title: { en: "By bus or train", fr: "En bus ou en train", de: "Mit Bus oder Bahn" },
      text: {
        en: "To Mersch station, then ten minutes on foot.",
        fr: "Jusqu’à la gare de Mersch, puis dix minutes à pied.",
        de: "Bis zum Bahnhof Mersch, von dort zehn Minuten zu Fuß.",
      },
    },
  ],
  holidays,
  freeDeliveryRadiusKm: 10,
  homeDeliveryPrice: 6.9,
  handlingDays: 1,
  lensHandlingDays: 3,
  lensSupplyMonths: 12,
  lensReleaseMonths: 12,
  deliveryDays: { from: 1, to: 2 },
  homeServiceRadiusKm: 30,
  replyPromiseHours: 24,
  replyPromiseClock: "calendar",
  staffLanguage: "fr",
  homeService: homeServiceSettings.parse({}),
  healthData: healthDataSettings.parse({}),
  shopEnabled: true,
  deliveryCountries: ["lu"],
  // Luxembourg's intermediate rate of 14 % has no class in the profile.
  vatRates: [
    { taxClass: "standard", percent: 17, from: "2024-01-01" },
    { taxClass: "intermediate", percent: 14, from: "2024-01-01" },
    { taxClass: "reduced", percent: 8, from: "2024-01-01" },
    { taxClass: "super-reduced", percent: 3, from: "2024-01-01" },
    { taxClass: "exempt", percent: 0, from: "2024-01-01" },
  ],
  services,
  legal: {
    tradeRegister: "B000000 (demo)",
    vatNumber: "LU00000000 (demo)",
    permitNumber: "00000000/0 (demo)",
    supervisoryBody: "Ministère de l’Économie, Luxembourg",
    profession: "Opticien-optométriste (Luxembourg)",
    chamber: "Chambre des Métiers, Luxembourg",
    mediation: "yes",
    returnCosts: "customer",
    host: "Clairval Hosting S.A., Luxembourg (demo)",
    mailProvider: "Clairval Mail S.A., Luxembourg (demo)",
  },
});
