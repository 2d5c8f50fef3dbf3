import { createHash } from 'node:crypto';
import type { CarMedia } from '../../domain/documents/carMedia.types';
import { findCarByPictures, panoramaUrls, spinUrls } from '../media/vehiclePictures';

type MediaKind = 'video' | 'around' | 'inside';

/** Combinations of media, chosen by the plate: not every car has all of them, but most cars do. */
const mediaChoices: readonly (readonly MediaKind[])[] = [
  ['video', 'around', 'inside'],
  ['around', 'inside'],
  ['video', 'around', 'inside'],
  ['around'],
  ['video', 'around', 'inside'],
  ['video'],
  ['video', 'inside'],
  [],
];

/** A car as in the search results. The 360-degree views show the same car as its images. */
interface SearchedCar {
  car_regno: string;
  car_images: readonly { original: string }[];
}

/**
 * Returns videos and 360-degree views of a car, with the same body, paint, rims and seats as in its images.
 * Cars without frames in the media store have no 360-degree view.
 */
export function findCarMedia({ car_regno, car_images }: SearchedCar): CarMedia {
  const kinds = mediaChoices[hashNumber(car_regno) % mediaChoices.length] ?? [];
  const car = findCarByPictures(car_images.map(({ original }) => original));
  const images360 = car && kinds.includes('around') ? spinUrls(car) : [];
  const internal360 = car && kinds.includes('inside') ? panoramaUrls(car) : [];
  const hasVideo = kinds.includes('video');
  return {
    ...(hasVideo && { videoUrl: '/-/media/films/showroom.webm' }),
    images360,
    internal360,
    hasVideo,
    hasInternal360: internal360.length > 0,
    has360: images360.length > 0,
  };
}

const hashNumber = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE();
