import { unableWorkshops } from '../../ui/unableWorkshops';

const uppsala = { lat: 59.86, lng: 17.64 };
const site = (siteId: string, lat: number) => ({
  siteId,
  name: `Automotive ${siteId}`,
  position: { lat, lng: 17.64 },
});
const sites = [site('far', 60.5), site('1', 59.87), site('2', 59.9), site('3', 59.95)];
const able = (siteId: string, latitude: number) => ({
  departmentId: `${siteId}-w`,
  siteId,
  siteName: '',
  address: '',
  latitude,
  longitude: 17.64,
  brands: [],
  firstTimeSlot: null,
});
const names = (found: ReturnType<typeof able>[], status: 'done' | 'searching' = 'done') =>
  unableWorkshops(sites, { found, status }, uppsala).map(({ name }) => name);

test('names the nearest two workshops that are closer than the nearest able one', () => {
  expect(names([able('far', 60.5)])).toEqual(['Automotive 1', 'Automotive 2']);
  expect(names([able('2', 59.9), able('far', 60.5)])).toEqual(['Automotive 1']);
  const [first] = unableWorkshops(sites, { found: [able('2', 59.9)], status: 'done' }, uppsala);
  expect(first?.distance).toEqual({ value: expect.closeTo(1.1, 1), unit: 'km' });
});

test('names none during the search, or where the nearest workshop is able', () => {
  expect(names([able('far', 60.5)], 'searching')).toEqual([]);
  expect(names([])).toEqual([]);
  expect(names([able('1', 59.87)])).toEqual([]);
});
