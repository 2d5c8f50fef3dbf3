import { namedSegments, makeModelTitle } from '../../../rendering/placeholderSegments';

const titleAt = (itemPath: string, path: string) => makeModelTitle(namedSegments(itemPath, path));

test('[CRUMB-03] the marker segment of a route is replaced with the make or model', () => {
  expect(namedSegments('/cars/,-w-,/,-w-,', '/cars/volvo/xc40')).toEqual([
    { label: 'Volvo', path: '/cars/volvo' },
    { label: 'XC40', path: '/cars/volvo/xc40' },
  ]);
  expect(namedSegments('/cars/all', '/cars/all')).toEqual([]);
});

test('[CRUMB-03] a marker in the address counts as a segment but is not a name', () => {
  const bmw = [{ label: 'BMW', path: '/cars/,-w-,/bmw' }];
  expect(namedSegments('/cars/,-w-,/,-w-,', '/cars/,-w-,/bmw')).toEqual(bmw);
  expect(namedSegments('/cars/,-w-,/,-w-,', '/cars/bmw/%2C-w-%2C')).toEqual([
    { label: 'BMW', path: '/cars/bmw' },
  ]);
  expect(titleAt('/cars/,-w-,', '/cars/,-w-,')).toBeUndefined();
});

test('[CRUMB-04] [CRUMB-05] the title is the make, or the model followed by the make', () => {
  expect(titleAt('/cars/,-w-,', '/cars/volvo')).toBe('Volvo');
  expect(titleAt('/cars/,-w-,/,-w-,', '/cars/volvo/ex30')).toBe('EX30 Volvo');
  expect(titleAt('/cars', '/cars')).toBeUndefined();
});

test('paths are compared from their ends, regardless of prefixes', () => {
  expect(namedSegments('/cars/,-w-,', '/en/cars/volvo')).toEqual([
    { label: 'Volvo', path: '/en/cars/volvo' },
  ]);
  expect(titleAt('/en/cars/,-w-,', '/cars/volvo')).toBe('Volvo');
});

test.each([
  ['mercedes-benz', 'Mercedes Benz'],
  ['bmw', 'BMW'],
  ['kia', 'Kia'],
  ['%C5%A1koda', 'Škoda'],
  ['id-4', 'Id 4'],
  ['lynk-co', 'Lynk Co'],
  ['100%', '100%'],
])('%s is labelled %s', (slug, label) => {
  expect(titleAt('/,-w-,', `/${slug}`)).toBe(label);
});
