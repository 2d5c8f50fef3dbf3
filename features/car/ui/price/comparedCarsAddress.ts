import type { PricePosition } from '../../../../domain/price/pricePosition';
import type { CarRecord } from '../../../../domain/documents/carRecord';

/**
 * Address of the list of the cars with which the price is compared, the cheapest first. Its query has the
 * filters of the comparison, by field name.
 * @param listPath such as `/kop-bil`; its query stays
 */
export function comparedCarsAddress(
  listPath: string,
  { car_brand, car_model, car_version, car_fuel }: CarRecord,
  { ofVersion, years, mileage }: PricePosition,
): string {
  const model = [car_brand, car_model];
  return withQuery(listPath, [
    ofVersion && car_version
      ? ['car_version', [...model, car_version].join('>')]
      : ['car_model', model.join('>')],
    ...(car_fuel ? [['car_fuel', car_fuel] as const] : []),
    ['car_is_used', 'true'],
    ...years.map((year) => ['car_year', String(year)] as const),
    ...mileage.map((bound) => ['car_mileage', String(bound)] as const),
    ['sort', 'price_asc'],
  ]);
}

/** Address of the list with all reduced cars, the largest reduction first. */
export const reducedCarsAddress = (listPath: string): string =>
  withQuery(listPath, [
    ['car_is_reduced', 'true'],
    ['sort', 'price_drop_desc'],
  ]);

function withQuery(listPath: string, parameters: readonly (readonly [string, string])[]): string {
  const [path = '', ownQuery] = listPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  for (const [name, value] of parameters) query.append(name, value);
  return `${path}?${query}`;
}
