import { indexDefinitions } from '../../services/search/indexDefinitions';
import { engineUnderTest } from './search/engineUnderTest';
import { SearchOracle } from './search/oracle';
import { searchFor, replaceAll, type SearchTarget } from './search/searchTarget';
import { carIndex, createTestCars } from './search/testCars';
import { createTestQueries } from './search/testQueries';
import { withoutCalculatedValues, withoutCalculatedFields } from './search/withoutCalculated';
import { caseCount } from '../support/thorough';
import { searchApiKey, TestPlatform } from './testPlatform';

jest.setTimeout(600_000);

const definition = withoutCalculatedFields(indexDefinitions.get(carIndex)!);
const cars = createTestCars(400, 1);
let platform: TestPlatform;
let target: SearchTarget;

beforeAll(async () => {
  platform = await TestPlatform.start({
    ...engineUnderTest(),
  });
  target = { url: platform.url, apiKey: searchApiKey };
  expect(await replaceAll(target, carIndex, cars)).toEqual({
    status: 200,
    body: { documents: cars.length },
  });
});

afterAll(() => platform.close());

test('[SRCH-01] [SRCH-02] [SRCH-03] [SRCH-04] [SRCH-05] [SRCH-07] [SRCH-13] totals, order, facets, histograms and pages match a reference that scans every document', async () => {
  const oracle = new SearchOracle(definition, cars);
  const queries = createTestQueries(definition, cars, { count: caseCount(400, 1200), seed: 7 });
  let found = 0;
  for (const query of queries) {
    const { status, body } = await searchFor(target, query);
    const given = { ...body, content: body.content.map(withoutCalculatedValues) };
    expect({ query, status, body: given }).toEqual({
      query,
      status: 200,
      body: oracle.search(query),
    });
    found += body.total_items > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(queries.length / 3);
});
