import { packageInEnglish, textInEnglish } from './textInEnglish';

/** Fields of a car's record that hold other fields with texts. */
const NESTED: ReadonlySet<string> = new Set([
  'car_loan_option',
  'car_company_leasing_option',
  'car_private_leasing_option',
  'car_leasing_options',
  'linked_vehicles',
]);

/** Fields with words of the stock; names of models and what sellers write are none. */
const isText = (name: string): boolean =>
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

/** A record of a car whose texts are in the language of its market, in English. */
export function carInEnglish<Record extends object>(car: Record, currency: string): Record {
  const fieldOf = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') {
      if (name === 'link_text') return packageInEnglish(value);
      return isText(name) ? textInEnglish(value, currency) : value;
    }
    if (Array.isArray(value))
      return isText(name) || NESTED.has(name) ? value.map((one) => fieldOf(name, one)) : value;
    return NESTED.has(name) && typeof value === 'object' && value !== null
      ? fieldsOf(value)
      : value;
  };
  const fieldsOf = (of: object): object =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, fieldOf(name, value)]));
  return fieldsOf(car) as Record;
}
