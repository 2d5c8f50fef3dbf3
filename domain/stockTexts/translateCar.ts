import { translatePackageLink, translateStockText } from './translateStockText';

/** Fields of a car's record that contain objects with texts. */
const NESTED_FIELDS: ReadonlySet<string> = new Set([
  'car_loan_option',
  'car_company_leasing_option',
  'car_private_leasing_option',
  'car_leasing_options',
  'linked_vehicles',
]);

/**
 * Whether a field has texts of the stock; names of models and the sellers' own descriptions are not
 * translated.
 */
const isTranslated = (name: string): boolean =>
  name !== 'car_model_text' &&
  (name.endsWith('_text') ||
    [
      'car_price_title',
      'car_campaigns',
      'car_equipment',
      'title',
      'description',
      'disclaimer',
    ].includes(name));

/** Translates a car's record from the language of its market to English. */
export function translateCar<Record extends object>(car: Record, currency: string): Record {
  const translateField = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') {
      if (name === 'link_text') return translatePackageLink(value);
      return isTranslated(name) ? translateStockText(value, currency) : value;
    }
    if (Array.isArray(value))
      return isTranslated(name) || NESTED_FIELDS.has(name)
        ? value.map((entry) => translateField(name, entry))
        : value;
    return NESTED_FIELDS.has(name) && typeof value === 'object' && value !== null
      ? translateFields(value)
      : value;
  };
  const translateFields = (object: object): object =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name, translateField(name, value)]),
    );
  return translateFields(car) as Record;
}
