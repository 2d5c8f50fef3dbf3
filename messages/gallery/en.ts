import type { GalleryMessages } from './galleryMessages';

/** Default texts around pictures of a car in British English. */
export const galleryEn = {
  galleryPictures: 'Pictures of {car}',
  galleryPicture: '{car}, picture {number} of {count}',
  galleryPosition: 'Picture {number} of {count}',
  galleryPrevious: 'Previous picture',
  galleryNext: 'Next picture',
  galleryChoose: 'Choose picture',
  galleryFullScreen: 'Show full screen',
  galleryEmpty: 'Pictures of this car are on their way',
  mediaModes: 'Ways to look at the car',
  mediaImages: 'Pictures',
  mediaVideo: 'Film',
  mediaInterior: 'Inside',
  mediaAround: '360°',
  mediaVideoOf: 'Film of {car}',
  mediaInteriorOf: '{car} from inside, all round',
  mediaAroundOf: '{car} from all sides',
  mediaDegrees: '{degrees} degrees',
  mediaHint: 'Drag to look around',
  mediaTurn: 'Turn',
  mediaStop: 'Stop turning',
  mediaLoading: 'Loading …',
  mediaFailed: 'This cannot be shown just now',
} as const satisfies GalleryMessages;
