/**
 * The pictures of vehicles that the media store has for a stock of any size, by their names: every look
 * in each of its paints.
 */
import { lookNames, lookOf, type LookName, type Paint } from './looks';

const upholsteries = ['dark', 'light'] as const;
export type Upholstery = (typeof upholsteries)[number];

/** A car as far as its pictures tell it from others. */
export interface PicturedCar {
  look: LookName;
  paint: Paint;
  upholstery: Upholstery;
  electric: boolean;
}

const everyCar: readonly PicturedCar[] = lookNames.flatMap((look) =>
  lookOf(look).paints.flatMap((paint) =>
    upholsteries.flatMap((upholstery) =>
      [false, true].map((electric) => ({ look, paint, upholstery, electric })),
    ),
  ),
);

/** Frames of a turn and of a look around: one every 15 and one every ten degrees. */
const TURN_FRAMES = 24;
const LOOK_FRAMES = 36;
/** A turn begins where the car shows its front and a side; a look around begins ahead. */
const FIRST_OUTSIDE = 3;

/** Cars that stand on the turntable, and cabins that one can look around in. */
const turntables = new Set(['midsuv-white', 'sharpsuv-grey']);
const cabins = new Set(['hatch-dark', 'estate-dark', 'suv-dark', 'suv-dark-ev']);

/** Six addresses of pictures of a car: outside, the first for lists, and inside. */
export function galleryOf({ look, paint, upholstery, electric }: PicturedCar): string[] {
  const { cabin } = lookOf(look);
  const outside = (view: string) => `/-/media/cars/${look}-${paint}-${view}.webp`;
  const inside = (part: string) => `/-/media/interiors/${cabin}-${upholstery}-${part}.webp`;
  return [
    ...['front-quarter', 'rear-quarter', 'side'].map(outside),
    ...[electric ? 'dashboard-ev' : 'dashboard', 'seats', 'boot'].map(inside),
  ];
}

/** Addresses of the frames of a turn of a car; none when it was never on the turntable. */
export function turnOf({ look, paint }: PicturedCar): string[] {
  const name = `${look}-${paint}`;
  return turntables.has(name) ? frames(`turntables/${name}`, TURN_FRAMES, FIRST_OUTSIDE) : [];
}

/** Addresses of the frames of a look around inside a car; none when nobody looked around in one. */
export function lookAroundOf({ look, upholstery, electric }: PicturedCar): string[] {
  const name = `${lookOf(look).cabin}-${upholstery}${electric ? '-ev' : ''}`;
  return cabins.has(name) ? frames(`panoramas/${name}`, LOOK_FRAMES) : [];
}

function frames(folder: string, count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = String((at + first) % count).padStart(2, '0');
    return `/-/media/${folder}/${number}.webp`;
  });
}

const galleries = everyCar.map((car) => ({ car, gallery: galleryOf(car) }));

/** The car whose whole gallery is among the pictures; undefined when there is none. */
export const carOf = (pictures: readonly string[]): PicturedCar | undefined =>
  galleries.find(({ gallery }) => gallery.every((picture) => pictures.includes(picture)))?.car;

/** Every address that a car may have, each once. */
export const everyVehiclePicture = (): string[] => [
  ...new Set(everyCar.flatMap((car) => [...galleryOf(car), ...turnOf(car), ...lookAroundOf(car)])),
];
