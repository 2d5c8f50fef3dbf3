import { mergeOverlapping } from '../../ui/mergeOverlapping';
import type { FinderLocation } from '../../ui/location.types';
import { SeededRandom } from '../../../../tests/support/seededRandom';
import type { Mark } from '../../ui/mark.types';

const ZOOM = 6;
/** Degrees per px at the equator. */
const PX = 360 / (256 * 2 ** ZOOM);

const pin = (id: string, x: number, y: number) => {
  const place = { id, lat: -y * PX, lng: x * PX } as FinderLocation;
  const mark: Mark = { kind: 'place', key: id, place, lat: place.lat, lng: place.lng };
  return { mark, places: [place] };
};

const keys = (marks: readonly Mark[]) => marks.map(({ key }) => key);

test('pins that do not overlap are not clustered', () => {
  expect(keys(mergeOverlapping([pin('a', 0, 0), pin('b', 60, 0), pin('c', 0, 60)], ZOOM))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('pins that overlap become a cluster of their places', () => {
  const [mark] = mergeOverlapping([pin('a', 0, 0), pin('b', 20, 10)], ZOOM);
  expect(mark).toMatchObject({ kind: 'cluster', key: 'a b', count: 2 });
  expect((mark?.lng ?? NaN) / PX).toBeCloseTo(10);
});

test('a cluster that then overlaps another pin absorbs it', () => {
  // Unlike a pin, a cluster also covers the area below its point.
  expect(keys(mergeOverlapping([pin('a', 0, 0), pin('b', 10, 0), pin('c', 0, 65)], ZOOM))).toEqual([
    'a b c',
  ]);
});

test('merged marks do not overlap, and no place is lost', () => {
  const random = new SeededRandom(4);
  for (let run = 0; run < 200; run += 1) {
    const pins = Array.from({ length: 24 }, (_, at) =>
      pin(`p${at}`, random.below(500), random.below(500)),
    );
    const marks = mergeOverlapping(pins, ZOOM);
    const markKeys = marks.flatMap(({ key }) => key.split(' ')).toSorted();
    expect(markKeys).toEqual(pins.map(({ mark }) => mark.key).toSorted());
    expect(
      mergeOverlapping(
        marks.map((mark) => ({ mark, places: [] })),
        ZOOM,
      ),
    ).toEqual(marks);
  }
});
