import type { CarImage, CarThumbnail } from '../../../domain/documents/car';
import { getBodyStyle, type BodyStyleName } from '../../media/bodyStyles';
import { galleryUrls, type PicturedCar, type Upholstery } from '../../media/vehiclePictures';
import type { Model } from '../models';
import { WeightedPicker, pick, type Random } from '../random';
import type { Colour } from '../words/words.types';
import { keysOf, recordOf } from '../../../domain/typedKeys';

/** Share of each paint colour, in percent. */
const colourShares: Record<Colour, number> = {
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
const colourLottery = new WeightedPicker(Object.entries(colourShares), ([, weight]) => weight);

/** Draws a paint colour for which photos of the body style exist. */
export function drawColour(random: Random, bodyStyle: BodyStyleName): Colour {
  const [drawn] = colourLottery.draw(random);
  const { paints } = getBodyStyle(bodyStyle);
  const index = Object.keys(colourShares).indexOf(drawn);
  return paints.find((paint) => paint === drawn) ?? paints[index % paints.length] ?? 'white';
}

/** Returns a data URL of three areas of colour, as a placeholder while an image loads. */
function createPlaceholder(wall: string, floor: string, shape: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='${wall}' d='M0 0h16v5H0z'/>` +
    `<path fill='${floor}' d='M0 5h16v4H0z'/><ellipse cx='8' cy='5' rx='5' ry='1.7' fill='${shape}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Paint colours as they look in the studio's light. */
const paintTones: Record<Colour, string> = {
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
const outsideBlur = recordOf(
  keysOf(paintTones).map(
    (name) => [name, createPlaceholder('#d9dee4', '#c3cad2', paintTones[name])] as const,
  ),
);
const insideBlur = createPlaceholder('#a9afb6', '#6c7278', '#3c4046');

const galleryCache = new Map<string, CarImage[]>();

/**
 * Returns the images of a car. Cars that look the same share one list: 500,000 cars have only a few hundred
 * lists.
 */
function getGallery(car: PicturedCar): CarImage[] {
  const key = Object.values(car).join(' ');
  const images =
    galleryCache.get(key) ??
    galleryUrls(car).map((original) => ({
      original,
      blur_data_url: original.includes('/interiors/') ? insideBlur : outsideBlur[car.paint],
    }));
  galleryCache.set(key, images);
  return images;
}

/** Most cars have dark upholstery. */
const upholsteryChoices: readonly Upholstery[] = ['dark', 'dark', 'dark', 'light'];

/** Returns six images of the media store, outside and inside, of the same body style and paint. */
export function makePictures(
  random: Random,
  model: Model,
  paint: Colour,
): { car_primary_image?: CarThumbnail; car_images: CarImage[] } {
  const isElectric = model.fuel === 'Electric';
  const car_images = getGallery({
    bodyStyle: model.bodyStyle,
    paint,
    upholstery: pick(random, upholsteryChoices),
    electric: isElectric,
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
