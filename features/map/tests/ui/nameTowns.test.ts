import { type Box, nameTowns } from '../../ui/nameTowns';

const map = { width: 400, height: 300, most: 5, shape: { letter: 8, top: 5, bottom: 21, room: 0 } };
const town = (name: string, ...at: [number, number]) => ({ name, at });
/** A pin whose tip stands on a point. */
const pin = (x: number, y: number): Box => ({
  left: x - 20,
  right: x + 20,
  top: y - 44,
  bottom: y,
});

const named = (towns: ReturnType<typeof town>[], taken: Box[] = [], over = {}) =>
  nameTowns(towns, { ...map, taken, ...over }).map(({ name, shift }) => [name, ...shift]);

test('a name stands below its town, also where a pin stands on that', () => {
  expect(named([town('Borås', 200, 150)])).toEqual([['Borås', 0, 0]]);
  expect(named([town('Borås', 200, 150)], [pin(200, 150)])).toEqual([['Borås', 0, 0]]);
});

test('what covers its place pushes a name just below, then above or beside itself', () => {
  const disc: Box = { left: 178, right: 222, top: 128, bottom: 172 };
  expect(named([town('Borås', 200, 150)], [disc])).toEqual([['Borås', 0, 17]]);
  const below: Box = { left: 178, right: 222, top: 172, bottom: 220 };
  expect(named([town('Borås', 200, 150)], [disc, below])).toEqual([['Borås', 0, -43]]);
  const above: Box = { left: 178, right: 222, top: 80, bottom: 128 };
  const [[, x, y] = []] = named([town('Borås', 200, 150)], [disc, below, above]);
  expect([x, y]).toEqual([42, 0]);
});

test('names keep clear of each other and of the edges, the first town first, and no more than there may be', () => {
  const towns = [
    town('Göteborg', 100, 100),
    town('Mölndal', 104, 104),
    town('Kungälv', 2, 200),
    town('Alingsås', 200, 60),
  ];
  expect(named(towns)).toEqual([
    ['Göteborg', 0, 0],
    ['Alingsås', 0, 0],
  ]);
  expect(named(towns, [], { most: 1 })).toHaveLength(1);
});

test('a name that would stand far from its town is left out', () => {
  const preview: Box = { left: 0, right: 400, top: 20, bottom: 290 };
  expect(named([town('Borås', 200, 150)], [preview])).toEqual([]);
});
