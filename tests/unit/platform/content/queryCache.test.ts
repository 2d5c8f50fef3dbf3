import { expirePublished } from '../../../../platform/memory/memories';
import type { ApolloClient } from '@apollo/client';
import { AncestorsDocument, StoryPositionDocument } from '../../../../schema/generated/operations';
import { askClient, createQueryCache } from '../../../../platform/content/queryCache';
import { createContentClient, type SendQuery } from '../../../../platform/content/contentClient';

const variables = { path: '/home', language: 'sv' };

/** A client of a platform that counts its answers, and fails when it is told to. */
function platform() {
  const state = { asked: 0, down: false };
  const send: SendQuery = async () => {
    state.asked++;
    if (state.down) throw new Error('down');
    return { data: { item: { id: String(state.asked), ancestors: [], children: null } } };
  };
  return { state, client: createContentClient(send) satisfies ApolloClient };
}

test('a question is asked once, until something is published', async () => {
  const { state, client } = platform();
  const ask = createQueryCache(client, () => undefined);
  const first = await ask(AncestorsDocument, variables);
  expect(await ask(AncestorsDocument, { ...variables })).toBe(first);
  expect(state.asked).toBe(1);
  expirePublished();
  expect(await ask(AncestorsDocument, variables)).not.toBe(first);
});

test('other variables and other questions have answers of their own', async () => {
  const { state, client } = platform();
  const ask = createQueryCache(client, () => undefined);
  await ask(AncestorsDocument, variables);
  await ask(AncestorsDocument, { ...variables, language: 'en' });
  await ask(StoryPositionDocument, variables);
  expect(state.asked).toBe(3);
});

test('the last answer stands while the platform fails, and the failure is told', async () => {
  const { state, client } = platform();
  const errors: unknown[] = [];
  const ask = createQueryCache(client, (error) => errors.push(error));
  const first = await ask(AncestorsDocument, variables);
  state.down = true;
  expirePublished();
  expect(await ask(AncestorsDocument, variables)).toBe(first);
  expect(errors).toHaveLength(1);
});

test('a question that was never answered fails, and is asked again', async () => {
  const { state, client } = platform();
  const ask = createQueryCache(client, () => undefined);
  state.down = true;
  await expect(ask(AncestorsDocument, variables)).rejects.toThrow('down');
  state.down = false;
  expect(await ask(AncestorsDocument, variables)).toBeDefined();
});

test('a client itself is asked every time', async () => {
  const { state, client } = platform();
  const ask = askClient(client);
  await ask(AncestorsDocument, variables);
  await ask(AncestorsDocument, variables);
  expect(state.asked).toBe(2);
});
