/**
 * The pictures of vehicles that the media store has for a stock of any size, by their names: every body
 * in every paint, one look of rims and face for a whole gallery.
 */

const carBodies = ['city', 'hatch', 'saloon', 'estate', 'suv', 'van', 'pickup'] as const;
export type CarBody = (typeof carBodies)[number];

// prettier-ignore
const paints = [
  'white', 'black', 'grey', 'silver', 'blue', 'red', 'green', 'sand', 'orange', 'petrol',
] as const;
export type Paint = (typeof paints)[number];

const upholsteries = ['dark', 'light'] as const;
export type Upholstery = (typeof upholsteries)[number];

/** A car as far as its pictures tell it from others. */
export interface PicturedCar {
  body: CarBody;
  paint: Paint;
  upholstery: Upholstery;
  electric: boolean;
}

const everyCar: readonly PicturedCar[] = carBodies.flatMap((body) =>
  paints.flatMap((paint) =>
    upholsteries.flatMap((upholstery) =>
      [false, true].map((electric) => ({ body, paint, upholstery, electric })),
    ),
  ),
);

/** Frames of a turn, one every ten degrees. */
const FRAMES = 36;
/** A turn begins where the car shows its front and a side; a look around begins ahead. */
const FIRST_OUTSIDE = 4;

/** Cars that stand on the turntable, and cabins that one can look around in: 36 pictures each. */
const turntables = new Set([
  ...['hatch-grey-w1', 'estate-black-w1', 'suv-black-w1'],
  ...['city-white-w3-ev', 'suv-white-w3-ev', 'suv-blue-w3-ev'],
]);
const cabins = new Set([...['hatch-dark', 'estate-dark', 'suv-dark', 'suv-dark-ev']]);

/** Rims, and whether the car has an exhaust and a grille. */
const lookOf = ({ electric }: PicturedCar): string => (electric ? '-w3-ev' : '-w1');

/** Eight addresses of pictures of a car: outside, the first for lists, and inside. */
export function galleryOf(car: PicturedCar): string[] {
  const { body, paint, upholstery, electric } = car;
  const outside = (view: string) => `/-/media/cars/${body}-${paint}-${view}${lookOf(car)}.webp`;
  const inside = (part: string) => `/-/media/interiors/${body}-${upholstery}-${part}.webp`;
  return [
    ...['front-quarter', 'rear-quarter', 'side3d'].map(outside),
    ...[electric ? 'dashboard-ev' : 'dashboard', 'seats', 'boot'].map(inside),
    ...['front', 'rear'].map(outside),
  ];
}

/** Addresses of the frames of a turn of a car; none when it was never on the turntable. */
export function turnOf(car: PicturedCar): string[] {
  const name = `${car.body}-${car.paint}${lookOf(car)}`;
  return turntables.has(name) ? frames(`turntables/${name}`, FIRST_OUTSIDE) : [];
}

/** Addresses of the frames of a look around inside a car; none when nobody looked around in one. */
export function lookAroundOf({ body, upholstery, electric }: PicturedCar): string[] {
  const name = `${body}-${upholstery}${electric ? '-ev' : ''}`;
  return cabins.has(name) ? frames(`panoramas/${name}`, 0) : [];
}

function frames(folder: string, first: number): string[] {
  return Array.from({ length: FRAMES }, (_, at) => {
    const number = String((at + first) % FRAMES).padStart(2, '0');
    return `/-/media/${folder}/${number}.webp`;
  });
}

/** The car of a gallery, of which any picture outside and any inside are enough; undefined for others. */
export function carOf(pictures: readonly string[]): PicturedCar | undefined {
  return everyCar.find((car) => galleryOf(car).every((picture) => pictures.includes(picture)));
}

/** Every address that a car may have, each once. */
export const everyVehiclePicture = (): string[] => [
  ...new Set(everyCar.flatMap((car) => [...galleryOf(car), ...turnOf(car), ...lookAroundOf(car)])),
];
