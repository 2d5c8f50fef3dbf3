import { listAddress, readChoice, toggleTag } from '../../../../blocks/StoryList/listAddress';

test('[STORY-15] choosing a tag toggles it', () => {
  expect(toggleTag([], 'el')).toEqual(['el']);
  expect(toggleTag(['el'], 'rad')).toEqual(['el', 'rad']);
  expect(toggleTag(['el', 'rad'], 'el')).toEqual(['rad']);
});

test('writes a choice to an address and reads it back unchanged', () => {
  const choice = { tags: ['el', 'rad'], layout: 'list', cursor: 'a=b&c' } as const;
  const address = listAddress('/livet', choice);
  expect(readChoice(new URL(address, 'https://x.example').searchParams)).toEqual(choice);
});

test('equal choices have the same address', () => {
  expect(listAddress('/livet', { tags: ['rad', 'el'] })).toBe('/livet?tag=el&tag=rad');
  expect(listAddress('/livet', { tags: [] })).toBe('/livet');
});

test('ignores invalid values of a choice in the query', () => {
  const query = new URLSearchParams('tag=&tag=el&tag=el&layout=pile&after=');
  expect(readChoice(query)).toEqual({ tags: ['el'], layout: undefined, cursor: undefined });
});
