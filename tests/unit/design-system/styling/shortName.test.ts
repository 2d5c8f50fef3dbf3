import { shortName } from '../../../../design-system/styling/shortName';

test('names are short, start with a letter and are stable', () => {
  expect(shortName('c-frxtBW-ikxrrP-variant-primary')).toMatch(/^[A-Za-z][A-Za-z0-9]{4}$/);
  expect(shortName('c-frxtBW')).toBe(shortName('c-frxtBW'));
});

test('a hundred thousand names have almost no collisions', () => {
  const names = Array.from({ length: 100_000 }, (_, index) =>
    shortName(`c-${index}-variant-${index * 7}`),
  );
  expect(new Set(names).size).toBeGreaterThan(99_970);
});
