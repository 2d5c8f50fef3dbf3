import { listAddress, readChoice, toggleTag } from '../../../../blocks/StoryList/listAddress';

test('[STORY-15] choosing a tag toggles it', () => {
  expect(toggleTag([], 'el')).toEqual(['el']);
  expect(toggleTag(['el'], 'rad')).toEqual(['el', 'rad']);
  expect(toggleTag(['el', 'rad'], 'el')).toEqual(['rad']);
});

test('a choice survives its address', () => {
  const choice = { tags: ['el', 'rad'], layout: 'list', cursor: 'a=b&c' } as const;
  const address = listAddress('/livet', choice);
  expect(readChoice(new URL(address, 'https://x.example').searchParams)).toEqual(choice);
});

test('equal choices have one address', () => {
  expect(listAddress('/livet', { tags: ['rad', 'el'] })).toBe('/livet?tag=el&tag=rad');
  expect(listAddress('/livet', { tags: [] })).toBe('/livet');
});

test('what is no choice is left out', () => {
  const query = new URLSearchParams('tag=&tag=el&tag=el&layout=pile&after=');
  expect(readChoice(query)).toEqual({ tags: ['el'], layout: undefined, cursor: undefined });
});
