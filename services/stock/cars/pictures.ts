import type { CarImage, CarThumbnail } from '../../../domain/documents/car';
import { lookOf, type LookName } from '../../media/looks';
import { galleryOf, type PicturedCar, type Upholstery } from '../../media/vehiclePictures';
import type { Model } from '../models';
import { Lottery, pick, type Random } from '../random';
import type { Colour } from '../words/words.types';

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

/** Draws a paint that the look was photographed in. */
export function drawColour(random: Random, look: LookName): Colour {
  const [drawn] = colours.draw(random);
  const { paints } = lookOf(look);
  const place = Object.keys(popularity).indexOf(drawn);
  return paints.find((paint) => paint === drawn) ?? paints[place % paints.length] ?? 'white';
}

/** A picture of three areas of colour, small enough to stand in the page. */
function blur(wall: string, floor: string, shape: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='${wall}' d='M0 0h16v5H0z'/>` +
    `<path fill='${floor}' d='M0 5h16v4H0z'/><ellipse cx='8' cy='5' rx='5' ry='1.7' fill='${shape}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Paints in the studio's light. */
const tones: Record<Colour, string> = {
  white: '#dfe2e5',
  black: '#16181c',
  grey: '#6d747c',
  silver: '#b9bfc6',
  blue: '#1d4f91',
  red: '#a3141e',
  green: '#2f4a3c',
  sand: '#b7a588',
  orange: '#d2601a',
  petrol: '#12606b',
};
const outsideBlur = Object.fromEntries(
  Object.entries(tones).map(([name, tone]) => [name, blur('#d9dee4', '#c3cad2', tone)]),
) as Record<Colour, string>;
const insideBlur = blur('#a9afb6', '#6c7278', '#3c4046');

const galleries = new Map<string, CarImage[]>();

/** One list for all cars that look the same: a stock of 500,000 has few hundred. */
function gallery(car: PicturedCar): CarImage[] {
  const key = Object.values(car).join(' ');
  const images =
    galleries.get(key) ??
    galleryOf(car).map((original) => ({
      original,
      blur_data_url: original.includes('/interiors/') ? insideBlur : outsideBlur[car.paint],
    }));
  galleries.set(key, images);
  return images;
}

/** Most cars are dark inside. */
const seats: readonly Upholstery[] = ['dark', 'dark', 'dark', 'light'];

/** Six pictures of the media store, outside and inside: all show the same look and paint. */
export function picturesOf(
  random: Random,
  model: Model,
  paint: Colour,
): { car_primary_image?: CarThumbnail; car_images: CarImage[] } {
  const electric = model.fuel === 'Electric';
  const car_images = gallery({
    look: model.look,
    paint,
    upholstery: pick(random, seats),
    electric,
  });
  const [first] = car_images;
  return {
    car_primary_image: first && {
      thumbnail_url: first.original,
      blur_data_url: first.blur_data_url,
    },
    car_images,
  };
}
