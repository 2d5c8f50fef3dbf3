import { buildTexts } from '../../../../cms/editor/buildTexts';

const catalogue = {
  title: 'Strany',
  columns: { state: 'Stav' },
  renamed: 'Premenované na {name}',
  found: {
    '0': 'Žiadna strana',
    one: '1 strana',
    few: '{count} strany',
    other: '{count} strán',
  },
};

test('texts without placeholders are plain strings, also in groups', () => {
  expect(buildTexts(catalogue, 'sk')).toMatchObject({
    title: 'Strany',
    columns: { state: 'Stav' },
  });
});

test.each([
  ['renamed', { name: 'Autá' }, 'Premenované na Autá'],
  ['found', { count: 0 }, 'Žiadna strana'],
  ['found', { count: 1 }, '1 strana'],
  ['found', { count: 3 }, '3 strany'],
  ['found', { count: 12 }, '12 strán'],
])(
  'the text %s with %p has its placeholders filled in and the right plural form',
  (key, values, expected) => {
    const text = buildTexts(catalogue, 'sk')[key];
    expect(typeof text === 'function' && text(values)).toBe(expected);
  },
);
