/** Facets whose values are common nouns and adjectives: within a sentence they begin small. */
const commonWords: ReadonlySet<string> = new Set([
  ...['car_condition', 'car_is_used', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_color', 'car_vehicle_type_code', 'car_has_campaign_price', 'car_equipment'],
]);

/** A value of a facet as it is written within a sentence. */
export const withinSentence = (name: string, text: string): string =>
  commonWords.has(name) ? smallFirst(text) : text;

/** A word within a sentence; abbreviations such as SUV stay as they are. */
export const smallFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
