import { filterableFields, mailFields } from '../../domain/alerts/alertFilters';
import { fieldsByKind, type FieldKind } from '../stock/fieldKinds';
import { stockIndexes, type IndexKind, type StockIndex } from '../stock/stockIndexes';
import type { IndexDefinition, SortDefinition, TextWeight } from './indexDefinition';

/** Properties of an index that cannot be derived from the kinds of its fields. */
interface IndexSettings {
  lists?: readonly string[];
  hierarchies: readonly string[];
  ranges: readonly string[];
  sorts: Readonly<Record<string, SortDefinition>>;
  defaultSort: string;
  logged?: readonly string[];
}

const priceSorts = (field: string): Record<string, SortDefinition> => ({
  price_asc: { field, by: 'number' },
  price_desc: { field, by: 'number', descending: true },
});

const settingsByKind: Record<IndexKind, IndexSettings> = {
  cars: {
    hierarchies: [
      'car_brand>car_model>car_version',
      'car_site_region>car_site_city>car_site_name',
      'car_site_city>car_site_name',
    ],
    ranges: [
      ...['car_price', 'car_campaign_price', 'car_power', 'car_mileage', 'car_retail_price'],
      ...['car_loan_monthly_cost', 'car_privateleasing_monthly_cost'],
      ...['car_companyleasing_monthly_cost', 'car_electric_range'],
    ],
    sorts: {
      newest: { field: 'indexed_at', by: 'date', descending: true },
      ...priceSorts('car_price'),
      mileage_asc: { field: 'car_mileage', by: 'number' },
      mileage_desc: { field: 'car_mileage', by: 'number', descending: true },
      year_asc: { field: 'car_year', by: 'number' },
      year_desc: { field: 'car_year', by: 'number', descending: true },
      price_drop_desc: { field: 'car_price_drop', by: 'number', descending: true },
      power_desc: { field: 'car_power', by: 'number', descending: true },
      nearest: { field: 'car_site_geocoord', by: 'distance' },
    },
    defaultSort: 'newest',
    logged: [...filterableFields, ...mailFields],
  },
  dealers: {
    lists: ['site_departments.department_type', 'site_departments.group'],
    hierarchies: [],
    ranges: [],
    sorts: {
      site_order: { field: 'website_sort_order', by: 'number' },
      name: { field: 'site_official_name', by: 'text' },
    },
    defaultSort: 'site_order',
  },
  kits: {
    hierarchies: [
      'vehicleFitmentSpecifications.make>vehicleFitmentSpecifications.model>vehicleFitmentSpecifications.modelYear',
    ],
    ranges: ['retailPrice'],
    sorts: { name: { field: 'name', by: 'text' }, ...priceSorts('retailPrice') },
    defaultSort: 'name',
  },
};

/** All indexes of the search service, by name. */
export const indexDefinitions: ReadonlyMap<string, IndexDefinition> = new Map(
  stockIndexes.map((index) => [index.name, defineIndex(index)]),
);

/** Builds the definition of a stock index. */
function defineIndex({ name, kind, site }: StockIndex): IndexDefinition {
  const { key, kinds, searched } = fieldsByKind[kind];
  const { lists = [], ...settings } = settingsByKind[kind];
  const fieldsOfKind = (...kindsToFind: FieldKind[]): string[] =>
    Object.entries(kinds).flatMap(([field, kind]) => (kindsToFind.includes(kind) ? [field] : []));
  return {
    ...settings,
    name,
    languages: site.languages,
    id: key,
    fields: Object.keys(kinds),
    identifiers: fieldsOfKind('id'),
    values: fieldsOfKind('value', 'flag', 'number').filter(
      (field) => !settings.ranges.includes(field),
    ),
    lists: [...fieldsOfKind('values'), ...lists],
    points: fieldsOfKind('point'),
    text: Object.fromEntries(
      searched.map((field, position) => [field, textWeight(position, kinds[field] ?? 'stored')]),
    ),
  };
}

/** Names of a document have the highest weight; lists and long texts have the lowest. */
function textWeight(position: number, kind: FieldKind): TextWeight {
  if (kind === 'values' || kind === 'stored') return 1;
  return position < 3 ? 3 : 2;
}
