/** @jest-environment jsdom */
import { print, type DocumentNode } from 'graphql';
import type { DataRequest } from '../../../../../rendering/blockData';
import { loadLocations } from '../../../ui/finder/loadLocations';
import { templateId } from '../../../../../schema/templateId';

interface RecordedQuery {
  query: string;
  variables: Record<string, unknown>;
}

const field = (value: unknown) => ({ jsonValue: { value } });
const place = {
  id: 'A1',
  name: field('A'),
  city: field('B'),
  address: field('C'),
  zip: field('D'),
  lat: field(1),
  lng: field(2),
};

/** Loads from a platform with one valid place; returns the list, the queries and the reported errors. */
async function loadFrom(
  locations: DataRequest['site']['locations'],
  changes: { site?: string; language?: string; fail?: boolean } = {},
) {
  const { site = 'the-site', language = 'sv', fail = false } = changes;
  const queries: RecordedQuery[] = [];
  const reported: unknown[] = [];
  const request = {
    site: { name: site, country: 'SE', distanceUnit: 'km', locations },
    page: { language },
    query: new URLSearchParams(),
    report: (error: unknown) => reported.push(error),
    runQuery: async (document: DocumentNode, variables: RecordedQuery['variables']) => {
      if (fail) throw new Error('The platform is away');
      queries.push({ query: print(document), variables });
      return {
        layout: { item: { parent: { id: 'ROOT' } } },
        search: { results: [{ children: { results: [place, null, { id: 'BROKEN' }] } }] },
      };
    },
  } as unknown as DataRequest;
  return { list: await loadLocations(request), questions: queries, reported };
}

test.each([
  ['dealers', 'Location'],
  ['chargingPoints', 'ChargingPoint'],
  ['pickupDealers', 'F150Location'],
] as const)(
  '[LOC-49] [LOC-53] [SITE-24] a site whose source is %s queries places of type %s',
  async (source, type) => {
    const { list, questions } = await loadFrom(source);
    expect(list).toMatchObject({ type, locations: [{ id: 'A1', locationType: type }] });
    expect(questions[1]?.query).toContain(`query ${type}s(`);
    expect(questions[1]?.variables).toEqual({
      path: 'ROOT',
      language: 'sv',
      folderTemplateId: templateId(`${type}Folder`),
      templateIds: [templateId(type)],
    });
  },
);

test('[LOC-50] reads the first result’s children, up to 300, with position, name, city, address and zip', async () => {
  const { questions } = await loadFrom('dealers');
  const query = questions[1]?.query ?? '';
  expect(query).toContain('first: 1\n');
  expect(query).toContain('children(first: 300, includeTemplateIDs: $templateIds)');
  for (const name of ['lat', 'lng', 'name', 'city', 'address', 'zip']) {
    expect(query).toContain(`field(name: "${name}")`);
  }
});

test('[LOC-51] the pickup query reads lists of e-mail, phone and web', async () => {
  const { questions } = await loadFrom('pickupDealers');
  for (const name of ['email', 'phone', 'web']) {
    expect(questions[1]?.query).toContain(`field(name: "${name}")`);
  }
});

test('[LOC-52] the charging query reads charger options', async () => {
  const { questions } = await loadFrom('chargingPoints');
  expect(questions[1]?.query).toContain('field(name: "chargerOptions")');
});

test('[LOC-19] returns the ids of items that are not valid places', async () => {
  expect((await loadFrom('dealers')).list.dropped).toEqual(['BROKEN']);
});

test.each([{ site: '' }, { language: '' }])(
  '[LOC-54] [ERR-08] without a site or language (%j) an error is logged and the list is empty, of type Invalid',
  async (changes) => {
    const { list, questions, reported } = await loadFrom('dealers', changes);
    expect(list).toEqual({ type: 'Invalid', locations: [], dropped: [] });
    expect(questions).toEqual([]);
    expect(reported).toHaveLength(1);
  },
);

test('[LOC-55] [ERR-09] when the platform fails an error is logged and the list is empty, of type Invalid', async () => {
  const { list, reported } = await loadFrom('dealers', { fail: true });
  expect(list).toEqual({ type: 'Invalid', locations: [], dropped: [] });
  expect(reported).toEqual([new Error('The platform is away')]);
});
