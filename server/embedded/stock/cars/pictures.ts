import type { CarImage, CarThumbnail } from '../../../../site/api/car.types';
import { paints } from '../../media/illustrations/paints';
import type { Model } from '../models';
import { Lottery, pick, type Random } from '../random';
import type { Colour, Condition } from '../words/words.types';

/** How common paints are, of a hundred cars. */
const popularity: Record<Colour, number> = {
  white: 19,
  black: 20,
  grey: 21,
  silver: 8,
  blue: 13,
  red: 6,
  green: 5,
  sand: 3,
  orange: 2,
  petrol: 3,
};
const colours = new Lottery(Object.entries(popularity), ([, weight]) => weight);

export const drawColour = (random: Random): Colour => colours.draw(random)[0] as Colour;

/** Views outside; the first stands in lists. */
const outside = ['front-quarter', 'rear-quarter', 'side3d', 'front', 'rear'];
const inside = ['dashboard', 'seats', 'boot'];
const backdrops = ['nordic', 'warm', 'dusk'];
const upholsteries = ['dark', 'dark', 'dark', 'light', 'tan'];

/** A picture of four areas of colour, small enough to stand in the page. */
function blur(wall: string, floor: string, shape: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='${wall}' d='M0 0h16v5H0z'/>` +
    `<path fill='${floor}' d='M0 5h16v4H0z'/><ellipse cx='8' cy='5' rx='5' ry='1.7' fill='${shape}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const outsideBlur = Object.fromEntries(
  Object.entries(paints).map(([name, { colour }]) => [name, blur('#d9dee4', '#c3cad2', colour)]),
) as Record<Colour, string>;
const insideBlur = blur('#a9afb6', '#6c7278', '#3c4046');

/** Rims and what else tells the drawing of a model from others. */
function looks({ fuel, brand: { segment } }: Model): string {
  const electric = fuel === 'Electric';
  const wheel = segment === 'premium' ? (electric ? 2 : 0) : electric ? 3 : 1;
  return `-w${wheel}${electric ? '-ev' : ''}`;
}

const galleries = new Map<string, CarImage[]>();

function gallery(
  model: Model,
  colour: Colour,
  backdrop: string,
  style: string,
  count: number,
): CarImage[] {
  const end = looks(model);
  const key = `${model.drawn}${end} ${colour} ${backdrop} ${style} ${count}`;
  const known = galleries.get(key);
  if (known) return known;
  const car = `/-/media/cars/${model.drawn}-${colour}`;
  const shown = outside.map((view) => `${car}-${view}${end}.jpg`);
  const rooms = inside.map(
    (part) =>
      `/-/media/interiors/${model.drawn}-${style}-${part}${model.fuel === 'Electric' ? '-ev' : ''}.jpg`,
  );
  const placed = outside.map((view) => `${car}-${view}-${backdrop}${end}.jpg`);
  const images = [
    ...shown.slice(0, 3).map((original) => ({ original, blur_data_url: outsideBlur[colour] })),
    ...rooms.map((original) => ({ original, blur_data_url: insideBlur })),
    ...[...shown.slice(3), ...placed].map((original) => ({
      original,
      blur_data_url: outsideBlur[colour],
    })),
  ].slice(0, count);
  galleries.set(key, images);
  return images;
}

/**
 * Six to twelve pictures of the media store: outside, inside, and in another light. All show the same
 * body, paint and rims.
 */
export function picturesOf(
  random: Random,
  model: Model,
  colour: Colour,
  condition: Condition,
): { car_primary_image?: CarThumbnail; car_images: CarImage[] } {
  const count = condition === 'sample' ? 8 : 6 + Math.floor(random() * 7);
  const car_images = gallery(
    model,
    colour,
    pick(random, backdrops),
    pick(random, upholsteries),
    count,
  );
  const [first] = car_images;
  return {
    car_primary_image: first && {
      thumbnail_url: first.original,
      blur_data_url: first.blur_data_url,
    },
    car_images,
  };
}
