import { setTimeout as pause } from 'node:timers/promises';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { clusterSettings } from '../contract/search/engineUnderTest';
import { SearchOracle } from '../contract/search/oracle';
import { searchFor, change, replaceAll, type SearchTarget } from '../contract/search/searchTarget';
import { carIndex, createTestCars } from '../contract/search/testCars';
import { createTestQueries } from '../contract/search/testQueries';
import {
  withoutCalculatedValues,
  withoutCalculatedFields,
} from '../contract/search/withoutCalculated';
import { searchApiKey, TestPlatform } from '../contract/testPlatform';
import { TestCluster } from './TestCluster';

jest.setTimeout(600_000);

const folder = process.env.TEST_OPENSEARCH_FOLDER;
// Nodes of an external cluster must not be killed.
const onOwnCluster = folder === undefined ? describe.skip : describe;

const definition = withoutCalculatedFields(indexDefinitions.get(carIndex)!);
const cars = createTestCars(300, 21);
const oracle = new SearchOracle(definition, cars);

async function start(layout: Parameters<typeof clusterSettings>[0]) {
  const platform = await TestPlatform.start({ openSearch: clusterSettings(layout) });
  const target: SearchTarget = { url: platform.url, apiKey: searchApiKey };
  expect((await replaceAll(target, carIndex, cars)).status).toBe(200);
  return { platform, target };
}

async function getHealth({ url, apiKey }: SearchTarget): Promise<string> {
  const response = await fetch(`${url}/v1/health`, { headers: { 'x-api-key': apiKey } });
  return ((await response.json()) as { status: string }).status;
}

/** Waits until all indexes are healthy. */
async function waitUntilHealthy(target: SearchTarget): Promise<void> {
  while ((await getHealth(target)) !== 'ok') await pause(500);
}

/** Sends all queries; each response must be correct or an error. */
async function countAnswers(
  target: SearchTarget,
  queries: ReturnType<typeof createTestQueries>,
  meanwhile?: { at: number; act: () => Promise<void> },
): Promise<{ right: number; refused: number }> {
  const answers = { right: 0, refused: 0 };
  for (const [at, query] of queries.entries()) {
    if (at === meanwhile?.at) await meanwhile.act();
    const { status, body } = await searchFor(target, query);
    if (status === 503) {
      expect(body.errors).toHaveLength(1);
      answers.refused += 1;
    } else {
      const given = { ...body, content: body.content.map(withoutCalculatedValues) };
      const right = oracle.search(query);
      expect({ query, status, body: given }).toEqual({ query, status: 200, body: right });
      answers.right += 1;
    }
  }
  return answers;
}

onOwnCluster('a cluster that loses a node', () => {
  const cluster = (): TestCluster => TestCluster.open(folder!);

  afterEach(() => cluster().waitForNodes(3));

  test('[SRCH-13] answers stay correct while replicas remain, and the health check shows the loss', async () => {
    const { platform, target } = await start({ replicas: 1 });
    await waitUntilHealthy(target);
    const queries = createTestQueries(definition, cars, { count: 300, seed: 5 });
    const answers = await countAnswers(target, queries, {
      at: 100,
      act: () => cluster().killNode(1),
    });
    // A few queries may fail until the other nodes notice the loss, but no response is wrong.
    expect(answers.right).toBeGreaterThan(280);
    expect(await getHealth(target)).toBe('degraded');
    const changed = { ...cars[0]!, car_model: 'Renamed' };
    expect((await change(target, carIndex, [{ upsert: changed }])).status).toBe(200);
    const { body } = await searchFor(target, { index: carIndex, keyphrase: 'renamed', limit: 1 });
    expect(body.content.map(withoutCalculatedValues)).toEqual([changed]);
    await cluster().startNode(1);
    await waitUntilHealthy(target);
    await platform.close();
  });

  test('[SRCH-13] an index part without a replica is reported as a failure, never as smaller counts', async () => {
    const { platform, target } = await start({ shards: 3, replicas: 0 });
    await waitUntilHealthy(target);
    const queries = createTestQueries(definition, cars, { count: 40, seed: 6 });
    expect(await countAnswers(target, queries)).toEqual({ right: 40, refused: 0 });
    await cluster().killNode(2);
    expect(await countAnswers(target, queries)).toEqual({ right: 0, refused: 40 });
    expect(await getHealth(target)).toBe('failed');
    await cluster().startNode(2);
    await waitUntilHealthy(target);
    expect(await countAnswers(target, queries)).toEqual({ right: 40, refused: 0 });
    await platform.close();
  });
});
