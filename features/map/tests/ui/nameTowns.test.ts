import { type Box, placeTownNames } from '../../ui/placeTownNames';

const map = {
  width: 400,
  height: 300,
  maxNames: 5,
  shape: { letterWidth: 8, top: 5, bottom: 21, clearance: 0 },
};
const town = (name: string, ...at: [number, number]) => ({ name, at });
/** A pin with its tip on a point. */
const pin = (x: number, y: number): Box => ({
  left: x - 20,
  right: x + 20,
  top: y - 44,
  bottom: y,
});

const namedTowns = (towns: ReturnType<typeof town>[], boxes: Box[] = [], over = {}) =>
  placeTownNames(towns, { ...map, occupiedBoxes: boxes, ...over }).map(({ name, shift }) => [
    name,
    ...shift,
  ]);

test('a name is drawn below its town, also where a pin covers the town', () => {
  expect(namedTowns([town('Borås', 200, 150)])).toEqual([['Borås', 0, 0]]);
  expect(namedTowns([town('Borås', 200, 150)], [pin(200, 150)])).toEqual([['Borås', 0, 0]]);
});

test('an obstacle moves a name just below, then above or to the side of it', () => {
  const disc: Box = { left: 178, right: 222, top: 128, bottom: 172 };
  expect(namedTowns([town('Borås', 200, 150)], [disc])).toEqual([['Borås', 0, 17]]);
  const boxBelow: Box = { left: 178, right: 222, top: 172, bottom: 220 };
  expect(namedTowns([town('Borås', 200, 150)], [disc, boxBelow])).toEqual([['Borås', 0, -43]]);
  const boxAbove: Box = { left: 178, right: 222, top: 80, bottom: 128 };
  const [[, x, y] = []] = namedTowns([town('Borås', 200, 150)], [disc, boxBelow, boxAbove]);
  expect([x, y]).toEqual([42, 0]);
});

test('names do not overlap each other or the edges, by priority of towns and up to the limit', () => {
  const towns = [
    town('Göteborg', 100, 100),
    town('Mölndal', 104, 104),
    town('Kungälv', 2, 200),
    town('Alingsås', 200, 60),
  ];
  expect(namedTowns(towns)).toEqual([
    ['Göteborg', 0, 0],
    ['Alingsås', 0, 0],
  ]);
  expect(namedTowns(towns, [], { maxNames: 1 })).toHaveLength(1);
});

test('a name that would be far from its town is omitted', () => {
  const preview: Box = { left: 0, right: 400, top: 20, bottom: 290 };
  expect(namedTowns([town('Borås', 200, 150)], [preview])).toEqual([]);
});
