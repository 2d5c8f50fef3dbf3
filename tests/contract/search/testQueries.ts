import type { IndexDefinition, SearchDocument } from '../../../services/search/indexDefinition';
import { type SearchBody } from './oracle';
import { SeededRandom } from '../../support/seededRandom';
import { models } from './testCars';
import { readTexts } from './documentTexts';

const valueFacets = [
  ...['car_brand', 'car_model', 'car_body', 'car_fuel', 'car_color', 'car_year', 'car_is_used'],
  ...['car_seats', 'car_equipment', 'car_campaigns', 'car_brand>car_model'],
  ...['car_brand>car_model>car_version', 'car_site_region>car_site_city', 'car_site_city'],
];
const ranges = [
  'car_price',
  'car_campaign_price',
  'car_power',
  'car_mileage',
  'car_loan_monthly_cost',
];

const pointField = 'car_site_geocoord';

const words = [
  ...[
    'volvo',
    'xc60',
    'xc 60',
    'Mercedes-Benz',
    'mercedez',
    'volvp',
    'ovlvo',
    'vlovo',
    'vw',
    'golf',
  ],
  ...['skoda', 'Škoda', 'elbil', 'elbilar', 'röd', 'rod', 'dragkrok', 'drag', 'krok', 'kamera'],
  ...[
    'backkamera',
    'värmare',
    'panorama',
    'dieselbil',
    'bil',
    'bilar',
    'fyrhjulsdrift',
    'suv',
    'id4',
  ],
  ...[
    'id.4',
    'a class',
    'aclass',
    '320',
    '320d',
    'xc61',
    'amg line',
    'e',
    'e tron',
    'plug in',
    '2020',
  ],
  ...[
    'stockholm',
    'tabby',
    'Täby',
    'malmö',
    'goteborg',
    'götebrog',
    'begagnad',
    'benz',
    'merc',
    'ABC 123',
  ],
  ...[
    'abc101',
    'xyz-240',
    'panoramataket',
    'farthållare',
    'navigatoin',
    'zzzz',
    'ev',
    'läder',
    '  ',
    '"',
    'ö',
  ],
];

/** Generates queries of all kinds for an index of test cars; the same seed gives the same queries. */
export function createTestQueries(
  definition: IndexDefinition,
  documents: readonly SearchDocument[],
  { count, seed }: { count: number; seed: number },
): SearchBody[] {
  const random = new SeededRandom(seed);
  const getValues = (name: string): string[] => {
    const document = random.pick(documents);
    const levels = name.split('>');
    const depth = 1 + random.below(levels.length);
    const path = levels.slice(0, depth).flatMap((level) => readTexts(document, level).slice(0, 1));
    if (random.chance(0.05)) return ['No such value'];
    return levels.length === 1 ? readTexts(document, name).slice(0, 1) : [path.join('>')];
  };
  const createFilters = (max: number): SearchBody['filters'] => {
    const chosen = random.pickSome(valueFacets, max).map((name): [string, (string | number)[]] => {
      const values = Array.from({ length: random.below(4) }, () => getValues(name)).flat();
      const filter = random.chance(0.2) ? `-${name}` : name;
      return [filter, values.filter((value) => value !== '')];
    });
    const bounded = random.pickSome(ranges, 1).map((name): [string, (number | null)[]] => {
      const bounds = [0, 1].map(() => {
        const value = random.pick(documents)[name];
        return typeof value === 'number' && random.chance(0.8) ? value : null;
      });
      const ordered = bounds.includes(null) ? bounds : bounds.sort((a, b) => a! - b!);
      return [name, ordered];
    });
    // Kiruna, Malmö, Stockholm; the shortest distance reaches no dealer.
    const origin = random.pick([
      [67.856, 20.225],
      [55.6, 13],
      [59.33, 18.07],
    ]);
    const near = [[pointField, [...origin, random.pick([null, 1500, 550, 10, 0.1])]]] as const;
    return Object.fromEntries([
      ...chosen,
      ...(random.chance(0.4) ? bounded : []),
      ...(random.chance(0.3) ? near : []),
    ]) as SearchBody['filters'];
  };
  const createKeyphrase = (): string =>
    Array.from({ length: 1 + random.below(3) }, () =>
      random.chance(0.85)
        ? random.pick(words)
        : random.pick(models[random.pick(Object.keys(models))]!),
    ).join(' ');
  const createQuery = (): SearchBody =>
    addPoint({
      index: definition.name,
      ...(random.chance(0.7) && { fields: ['car_id', ...random.pickSome(definition.fields, 6)] }),
      ...(random.chance(0.5) && { keyphrase: createKeyphrase() }),
      facets: [...random.pickSome(valueFacets, 5), ...random.pickSome(ranges, 3)].map((name) => ({
        name,
        ...(random.chance(0.5) && { sort_order: random.pick(['count', 'name', 'name_desc']) }),
        ...(random.chance(0.15) && { filters: createFilters(2) }),
        ...(definition.values.includes(name) &&
          random.chance(0.3) && { lowest: [random.pick(ranges), random.pick(ranges)] }),
      })),
      ...(random.chance(0.7) && { limit: random.pick([0, 1, 7, 24, 48, 500]) }),
      ...(random.chance(0.3) && { offset: random.pick([1, 24, 48, 300, 100_000]) }),
      ...(random.chance(0.5) && {
        sort_name: random.pick([...Object.keys(definition.sorts), 'relevance']),
      }),
      ...(random.chance(0.8) && { filters: createFilters(3) }),
    });
  /** Adds a point to queries that sort by distance. */
  const addPoint = (body: SearchBody): SearchBody =>
    body.sort_name === 'nearest'
      ? { ...body, filters: { [pointField]: [55.6, 13, null], ...body.filters } }
      : body;
  const createQueryByIds = (): SearchBody =>
    addPoint({
      ...createQuery(),
      filters: {
        [definition.id]: [
          ...random.pickSome(documents, 12).map((document) => String(document[definition.id])),
          ...random.pickSome(['no-such-id'], 1),
        ],
      },
    });
  return Array.from({ length: count }, () =>
    random.chance(0.1) ? createQueryByIds() : createQuery(),
  );
}
