import { formatId, idOfName, toLayoutId, createId, parseId } from '../../../../cms/items/guid';

const id = '0E1F2A3B4C5D4E6F8A7B9C0D1E2F3A4B';

test('parses a GUID in every format and rejects other text', () => {
  const spellings = [
    id,
    id.toLowerCase(),
    '0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b',
    '{0E1F2A3B-4C5D-4E6F-8A7B-9C0D1E2F3A4B}',
    '(0E1F2A3B-4C5D-4E6F-8A7B-9C0D1E2F3A4B)',
    ` ${id} `,
  ];
  for (const spelling of spellings) expect(parseId(spelling)).toBe(id);
  for (const invalidText of [
    '',
    'home',
    id.slice(1),
    `${id}0`,
    '0e1f-2a3b4c5d4e6f8a7b9c0d1e2f3a4b',
  ]) {
    expect(parseId(invalidText)).toBeUndefined();
  }
});

test('formats an id in the formats of the platform', () => {
  expect(formatId(id, 'N')).toBe(id);
  expect(formatId(id, 'd')).toBe('0E1F2A3B-4C5D-4E6F-8A7B-9C0D1E2F3A4B');
  expect(formatId(id, 'B')).toBe('{0E1F2A3B-4C5D-4E6F-8A7B-9C0D1E2F3A4B}');
  expect(toLayoutId(id)).toBe('0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b');
  expect(() => formatId(id, 'X')).toThrow(RangeError);
});

test('derives the same version 5 UUID from a path in any letter case', () => {
  const first = idOfName('/sitecore/content/a/Home');
  expect(idOfName('/Sitecore/Content/A/home')).toBe(first);
  expect(idOfName('/sitecore/content/b/Home')).not.toBe(first);
  expect(first).toMatch(/^[0-9A-F]{12}5[0-9A-F]{3}[89AB][0-9A-F]{15}$/);
  expect(createId()).not.toBe(createId());
});
