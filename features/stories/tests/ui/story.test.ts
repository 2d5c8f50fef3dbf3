import { formatDate } from '../../../../design-system/fields/FieldDate';
import { bareId, toStory, parseTagIds } from '../../ui/story';
import { indexAddress, parentAddress } from '../../ui/storyAddress';
import { createTagPredicates } from '../../ui/storyTags';
import { storyAnswer } from '../../../../tests/unit/blocks/dataRequest';

type Answer = Parameters<typeof toStory>[0];

test('[STORY-12] a story is read from the fields of its page', () => {
  expect(toStory(storyAnswer('vinter') as Answer)).toEqual({
    id: 'IDVINTER',
    href: '/livet/artiklar/vinter',
    title: 'Om vinter',
    premble: 'Kort sagt',
    date: '2026-11-12T07:00:00.000Z',
    image: { src: '/-/media/a.jpg', alt: 'En bil', width: 16, height: 9 },
    tagIds: [],
  });
});

test('[STORY-12] missing fields of a story are omitted, and its name replaces a missing title', () => {
  const bare = { date: null, title: null, premble: null, image: null, tags: null };
  expect(toStory(storyAnswer('vinter', bare) as Answer)).toEqual({
    id: 'IDVINTER',
    href: '/livet/artiklar/vinter',
    title: 'vinter',
    tagIds: [],
  });
});

test('[STORY-13] tags are ids separated by pipes, without their braces', () => {
  const stored = '{0F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9}|{11111111-2222-3333-4444-555555555555}';
  expect(parseTagIds(stored)).toEqual([
    '0F1E2D3C4B5A49788695A4B3C2D1E0F9',
    '11111111222233334444555555555555',
  ]);
  expect(parseTagIds('')).toEqual([]);
});

test('ids are equal in any spelling, with or without braces and dashes', () => {
  expect(bareId('{0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9}')).toBe(
    bareId('0F1E2D3C4B5A49788695A4B3C2D1E0F9'),
  );
});

test('[STORY-08] the index is two path segments above a story', () => {
  expect(indexAddress('/livet/artiklar/vinter')).toBe('/livet');
  expect(indexAddress('/en/livet/artiklar/vinter')).toBe('/en/livet');
  expect(indexAddress('/artiklar/vinter')).toBe('/');
});

test('[STORY-09] the parent of a story is one path segment above it', () => {
  expect(parentAddress('/livet/artiklar/vinter')).toBe('/livet/artiklar');
  expect(parentAddress('/vinter')).toBe('/');
});

test('[STORY-15] [STORY-20] several tags are combined with OR, and without tags all stories below the parent match', () => {
  expect(createTagPredicates(['A', 'B'], 'P')).toEqual([
    { name: 'tags', operator: 'CONTAINS', value: 'A' },
    { name: 'tags', operator: 'CONTAINS', value: 'B' },
  ]);
  expect(createTagPredicates([], 'P')).toEqual([
    { name: '_path', operator: 'CONTAINS', value: 'P' },
  ]);
});

test('[STORY-18] [STORY-19] dates are DD/MM/YYYY in English and YYYY-MM-DD elsewhere', () => {
  expect(formatDate('2026-11-02T07:00:00Z', 'en')).toBe('02/11/2026');
  for (const language of ['sv', 'nb', 'sk', 'fi']) {
    expect(formatDate('2026-11-02T07:00:00Z', language)).toBe('2026-11-02');
  }
});
