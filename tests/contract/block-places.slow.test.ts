import { attempt, change, create, platform, getRefusal, startTestPages } from './testPages';

startTestPages();

test('[EDIT-02] a place takes only the blocks that suit it, however they come there', async () => {
  const { itemId } = await create('Platser', 'block-places', '/', 'plain');
  const readDraft = () => {
    const found = platform.store.draft.findInLanguage(itemId, 'sv');
    if (!found) throw new Error('The page is gone');
    return found.version;
  };
  const page = { itemId, language: 'sv' };
  const toMain = { ...page, placeholder: 'main' };
  await change('addBlock', { ...toMain, componentName: 'StageRow', fields: {} }, 'uid');
  const row = readDraft().placeholders.main?.find(
    ({ componentName }) => componentName === 'StageRow',
  );
  const inRow = { ...page, placeholder: 'stage-row', parent: row?.uid };
  await change('addBlock', { ...inRow, componentName: 'CarModelCard', fields: {} }, 'uid');
  const before = readDraft();
  const inner = before.placeholders.main?.flatMap(
    ({ placeholders }) => placeholders['stage-row'] ?? [],
  );
  const [card] = inner ?? [];

  const moved = await attempt('moveBlock', { ...toMain, uid: card?.uid }, 'item { itemId }');
  const taken = {
    code: 'BAD_INPUT',
    message: 'This place does not take the block “CarModelCard”.',
  };
  expect(getRefusal(moved)).toEqual(taken);
  const block = { componentName: 'CarModelCard', params: {}, fields: {}, placeholders: {} };
  expect(getRefusal(await attempt('pasteBlock', { ...toMain, block }, 'uid'))).toEqual(taken);
  const banner = { ...inRow, componentName: 'MessageBanner', fields: {} };
  expect(getRefusal(await attempt('addBlock', banner, 'uid')).code).toBe('BAD_INPUT');
  const written = { ...page, expectedVersion: before.version, placeholders: { main: inner } };
  expect(getRefusal(await attempt('updateItem', written, 'item { itemId }'))).toEqual(taken);
  expect(readDraft()).toEqual(before);
});
