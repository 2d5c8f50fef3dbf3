import type { CarPicture } from './gallery/carPicture.types';

/** Absolute addresses of a car's pictures; invalid addresses are omitted. */
export const pictureAddresses = (
  { car_images = [] }: { car_images?: readonly Pick<CarPicture, 'original'>[] },
  origin: string,
): string[] => car_images.flatMap(({ original }) => URL.parse(original, origin)?.href ?? []);
