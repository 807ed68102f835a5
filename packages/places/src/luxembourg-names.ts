import { placeKey } from "./place-name.ts";

/**
 * Luxembourgish, German and everyday names of Luxembourg's towns. GeoNames' place list and its postal
 * files have one name a place, not always the same one; the country writes its names in three
 * languages. Source: the country's trilingual names of communes and towns, as Wikipedia's "List of communes of
 * Luxembourg" gives them.
 */
const luxembourgNames: Readonly<Record<string, readonly string[]>> = {
  Bascharage: ["Niederkerschen", "Nidderkäerjeng"],
  Beaufort: ["Befort"],
  Belvaux: ["Beles", "Bieles"],
  Béreldange: ["Bereldingen", "Bäreldeng"],
  Bertrange: ["Bartringen", "Bartreng"],
  Bettembourg: ["Bettemburg", "Beetebuerg"],
  Bissen: ["Biissen"],
  Capellen: ["Kapellen"],
  Clemency: ["Küntzig", "Kënzeg"],
  Clervaux: ["Clerf", "Klierf"],
  Colmar: ["Colmar-Berg", "Kolmar-Berg", "Kolmer-Bierg"],
  Contern: ["Conter"],
  Differdange: ["Differdingen", "Déifferdeng"],
  Diekirch: ["Dikrech"],
  Dudelange: ["Düdelingen", "Diddeleng"],
  Echternach: ["Iechternach"],
  Erpeldange: ["Erpeldange-sur-Sûre", "Erpeldingen an der Sauer"],
  // "Esch" alone may be either town, so both have it.
  "Esch-sur-Alzette": ["Esch", "Esch-Uelzecht", "Esch-Alzette"],
  "Esch-sur-Sûre": ["Esch", "Esch an der Sauer", "Esch-Sauer"],
  Ettelbruck: ["Ettelbrück", "Ettelbréck"],
  Fischbach: ["Fëschbech"],
  Frisange: ["Frisingen", "Fréiseng"],
  Grevenmacher: ["Gréiwemaacher"],
  Grosbous: ["Grossbous", "Groussbus"],
  Heisdorf: ["Heeschdref"],
  Hesperange: ["Hesperingen", "Hesper"],
  Hobscheid: ["Habscht"],
  Hosingen: ["Housen"],
  Junglinster: ["Jonglënster"],
  Kayl: ["Käl"],
  Kehlen: ["Kielen"],
  Larochette: ["Fels", "Fiels"],
  Leudelange: ["Leudelingen", "Leideleng"],
  Lintgen: ["Lëntgen"],
  Lorentzweiler: ["Luerenzweiler"],
  Luxembourg: ["Luxemburg", "Lëtzebuerg", "Stad Lëtzebuerg", "Luxembourg City"],
  Mersch: ["Miersch"],
  Mertert: ["Mäertert"],
  Mondercange: ["Monnerich", "Monnerech"],
  "Mondorf-les-Bains": ["Mondorf", "Bad Mondorf", "Munneref"],
  Niedercorn: ["Niederkorn", "Nidderkuer"],
  Niederanven: ["Nidderaanwen"],
  Obercorn: ["Oberkorn", "Uewerkuer"],
  Pétange: ["Petingen", "Péiteng"],
  Rambrouch: ["Rammerech"],
  "Redange-sur-Attert": ["Redange", "Redingen", "Réiden"],
  Remich: ["Réimech"],
  Rodange: ["Rodingen"],
  Rollingen: ["Rolleng"],
  Rumelange: ["Rümelingen", "Rëmeleng"],
  Sanem: ["Sassenheim", "Suessem"],
  Schifflange: ["Schifflingen", "Schëffleng"],
  Schuttrange: ["Schüttringen", "Schëtter"],
  Soleuvre: ["Zolver", "Zolwer"],
  Steinfort: ["Stengefort"],
  Steinsel: ["Steesel"],
  Strassen: ["Stroossen"],
  Tétange: ["Tetingen", "Téiteng"],
  Troisvierges: ["Ulflingen", "Ëlwen"],
  Vianden: ["Veianen"],
  Walferdange: ["Walferdingen", "Walfer"],
  Wasserbillig: ["Waasserbëlleg"],
  Wiltz: ["Wolz"],
  Wincrange: ["Wintger", "Wëntger"],
  Wormeldange: ["Wormeldingen", "Wuermeldeng"],
};

const groups = new Map<string, readonly string[]>();
for (const [name, others] of Object.entries(luxembourgNames)) {
  const group = [name, ...others];
  for (const member of group) groups.set(placeKey(member), group);
}

/** Every other way to name the place, as `alternates` to spread into it. */
export function luxembourgAlternates(name: string): { alternates?: readonly string[] } {
  const alternates = groups.get(placeKey(name));
  return alternates ? { alternates } : {};
}

/**
 * Keys of names that several places within one postal region bear, so that neither name nor code
 * tells which is meant. Erpeldange: its council renamed it "sur-Sûre" because letters and
 * parcels went to the two others (Tageblatt, "Ein Erpeldingen weniger").
 */
export const sharedNames: ReadonlySet<string> = new Set(
  ["Erpeldange", "Erpeldingen"].map(placeKey),
);

/**
 * Keys of names that are the country's as well as the capital's. People write the country where the
 * town is asked for, so the name tells the town only beside a code of the capital.
 */
export const countryNames: ReadonlySet<string> = new Set(
  ["luxembourg", "luxemburg", "letzebuerg"].map(placeKey),
);
