import { filteredFields, shownFields } from '../../domain/alerts/alertFilters';
import { fieldsOf, type FieldKind } from '../stock/fieldKinds';
import { stockIndexes, type IndexKind, type StockIndex } from '../stock/stockIndexes';
import type { IndexDefinition, SortDefinition, TextWeight } from './indexDefinition';

/** What the fields' kinds do not say about an index. */
interface Extras {
  lists?: readonly string[];
  hierarchies: readonly string[];
  ranges: readonly string[];
  sorts: Readonly<Record<string, SortDefinition>>;
  defaultSort: string;
  logged?: readonly string[];
}

const byPrice = (field: string): Record<string, SortDefinition> => ({
  price_asc: { field, by: 'number' },
  price_desc: { field, by: 'number', descending: true },
});

const extras: Record<IndexKind, Extras> = {
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
      ...byPrice('car_price'),
      mileage_asc: { field: 'car_mileage', by: 'number' },
      mileage_desc: { field: 'car_mileage', by: 'number', descending: true },
      year_asc: { field: 'car_year', by: 'number' },
      year_desc: { field: 'car_year', by: 'number', descending: true },
      price_drop_desc: { field: 'car_price_drop', by: 'number', descending: true },
      power_desc: { field: 'car_power', by: 'number', descending: true },
      nearest: { field: 'car_site_geocoord', by: 'distance' },
    },
    defaultSort: 'newest',
    logged: [...filteredFields, ...shownFields],
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
    sorts: { name: { field: 'name', by: 'text' }, ...byPrice('retailPrice') },
    defaultSort: 'name',
  },
};

/** Every index of the search service by its name. */
export const indexDefinitions: ReadonlyMap<string, IndexDefinition> = new Map(
  stockIndexes.map((index) => [index.name, defineIndex(index)]),
);

/** The definition of an index with stock of a kind. */
function defineIndex({ name, kind, site }: StockIndex): IndexDefinition {
  const { key, kinds, searched } = fieldsOf[kind];
  const { lists = [], ...extra } = extras[kind];
  const of = (...wanted: FieldKind[]): string[] =>
    Object.entries(kinds).flatMap(([field, kind]) => (wanted.includes(kind) ? [field] : []));
  return {
    ...extra,
    name,
    languages: site.languages,
    id: key,
    fields: Object.keys(kinds),
    identifiers: of('id'),
    values: of('value', 'flag', 'number').filter((field) => !extra.ranges.includes(field)),
    lists: [...of('values'), ...lists],
    points: of('point'),
    text: Object.fromEntries(
      searched.map((field, at) => [field, weightOf(at, kinds[field] ?? 'stored')]),
    ),
  };
}

/** What a document is called stands first; lists and long texts tell least. */
function weightOf(place: number, kind: FieldKind): TextWeight {
  if (kind === 'values' || kind === 'stored') return 1;
  return place < 3 ? 3 : 2;
}
