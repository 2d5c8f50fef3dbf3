/**
 * Names of the vehicle images in the media store, for a stock of any size: each body style in each of its
 * paints.
 */
import { bodyStyleNames, getBodyStyle, type BodyStyleName, type Paint } from './bodyStyles';

const upholsteries = ['dark', 'light'] as const;
export type Upholstery = (typeof upholsteries)[number];

/** Properties of a car that determine its images. */
export interface PicturedCar {
  bodyStyle: BodyStyleName;
  paint: Paint;
  upholstery: Upholstery;
  electric: boolean;
}

const allPicturedCars: readonly PicturedCar[] = bodyStyleNames.flatMap((bodyStyle) =>
  getBodyStyle(bodyStyle).paints.flatMap((paint) =>
    upholsteries.flatMap((upholstery) =>
      [false, true].map((electric) => ({ bodyStyle, paint, upholstery, electric })),
    ),
  ),
);

/** Number of frames per rotation: every 15 degrees outside, every 10 degrees inside. */
const SPIN_FRAMES = 24;
const PANORAMA_FRAMES = 36;
/**
 * First frame of the exterior view: the front and one side are visible. The interior view begins at frame 0.
 */
const FIRST_SPIN_FRAME = 3;

/** Cars with an exterior 360-degree view, and cabins with an interior one. */
const turntables = new Set(['midsuv-white', 'sharpsuv-grey']);
const panoramaCabins = new Set(['hatch-dark', 'estate-dark', 'suv-dark', 'suv-dark-ev']);

/** Returns six image URLs of a car: three outside, the first one for lists, and three inside. */
export function galleryUrls({ bodyStyle, paint, upholstery, electric }: PicturedCar): string[] {
  const { cabin } = getBodyStyle(bodyStyle);
  const outside = (view: string) => `/-/media/cars/${bodyStyle}-${paint}-${view}.webp`;
  const inside = (view: string) => `/-/media/interiors/${cabin}-${upholstery}-${view}.webp`;
  return [
    ...['front-quarter', 'rear-quarter', 'side'].map(outside),
    ...[electric ? 'dashboard-ev' : 'dashboard', 'seats', 'boot'].map(inside),
  ];
}

/** Returns the URLs of the frames of an exterior 360-degree view; empty if there is none. */
export function spinUrls({ bodyStyle, paint }: PicturedCar): string[] {
  const name = `${bodyStyle}-${paint}`;
  return turntables.has(name) ? frameUrls(`turntables/${name}`, SPIN_FRAMES, FIRST_SPIN_FRAME) : [];
}

/** Returns the URLs of the frames of an interior 360-degree view; empty if there is none. */
export function panoramaUrls({ bodyStyle, upholstery, electric }: PicturedCar): string[] {
  const name = `${getBodyStyle(bodyStyle).cabin}-${upholstery}${electric ? '-ev' : ''}`;
  return panoramaCabins.has(name) ? frameUrls(`panoramas/${name}`, PANORAMA_FRAMES) : [];
}

function frameUrls(folder: string, count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String((index + first) % count).padStart(2, '0');
    return `/-/media/${folder}/${number}.webp`;
  });
}

const galleries = allPicturedCars.map((car) => ({ car, gallery: galleryUrls(car) }));

/** Returns the car whose whole gallery is contained in `pictures`, or undefined. */
export const findCarByPictures = (pictures: readonly string[]): PicturedCar | undefined =>
  galleries.find(({ gallery }) => gallery.every((picture) => pictures.includes(picture)))?.car;

/** Returns all vehicle image URLs, without duplicates. */
export const listVehiclePictures = (): string[] => [
  ...new Set(
    allPicturedCars.flatMap((car) => [...galleryUrls(car), ...spinUrls(car), ...panoramaUrls(car)]),
  ),
];
