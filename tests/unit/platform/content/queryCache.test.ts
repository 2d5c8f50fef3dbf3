import { expirePublished } from '../../../../platform/memory/memories';
import type { ApolloClient } from '@apollo/client';
import { AncestorsDocument, StoryPositionDocument } from '../../../../schema/generated/operations';
import { queryClient, createQueryCache } from '../../../../platform/content/queryCache';
import { createContentClient, type SendQuery } from '../../../../platform/content/contentClient';

const variables = { path: '/home', language: 'sv' };

/** Creates a platform client that counts its answers and can be made to fail. */
function createPlatform() {
  const state = { requestCount: 0, down: false };
  const send: SendQuery = async () => {
    state.requestCount++;
    if (state.down) throw new Error('down');
    return { data: { item: { id: String(state.requestCount), ancestors: [], children: null } } };
  };
  return { state, client: createContentClient(send) satisfies ApolloClient };
}

test('the same query is sent once until something is published', async () => {
  const { state, client } = createPlatform();
  const runQuery = createQueryCache(client, () => undefined);
  const first = await runQuery(AncestorsDocument, variables);
  expect(await runQuery(AncestorsDocument, { ...variables })).toBe(first);
  expect(state.requestCount).toBe(1);
  expirePublished();
  expect(await runQuery(AncestorsDocument, variables)).not.toBe(first);
});

test('other variables and other queries have separate answers', async () => {
  const { state, client } = createPlatform();
  const runQuery = createQueryCache(client, () => undefined);
  await runQuery(AncestorsDocument, variables);
  await runQuery(AncestorsDocument, { ...variables, language: 'en' });
  await runQuery(StoryPositionDocument, variables);
  expect(state.requestCount).toBe(3);
});

test('the last answer is used while the platform fails, and the failure is reported', async () => {
  const { state, client } = createPlatform();
  const errors: unknown[] = [];
  const runQuery = createQueryCache(client, (error) => errors.push(error));
  const first = await runQuery(AncestorsDocument, variables);
  state.down = true;
  expirePublished();
  expect(await runQuery(AncestorsDocument, variables)).toBe(first);
  expect(errors).toHaveLength(1);
});

test('a query without a cached answer fails, and is sent again the next time', async () => {
  const { state, client } = createPlatform();
  const runQuery = createQueryCache(client, () => undefined);
  state.down = true;
  await expect(runQuery(AncestorsDocument, variables)).rejects.toThrow('down');
  state.down = false;
  expect(await runQuery(AncestorsDocument, variables)).toBeDefined();
});

test('the uncached client sends every query', async () => {
  const { state, client } = createPlatform();
  const runQuery = queryClient(client);
  await runQuery(AncestorsDocument, variables);
  await runQuery(AncestorsDocument, variables);
  expect(state.requestCount).toBe(2);
});
