import type { GalleryMessages } from './galleryMessages';

/** Default texts around pictures of a car in Swedish. */
export const gallerySv = {
  galleryPictures: 'Bilder på {car}',
  galleryPicture: '{car}, bild {number} av {count}',
  galleryPosition: 'Bild {number} av {count}',
  galleryPrevious: 'Föregående bild',
  galleryNext: 'Nästa bild',
  galleryChoose: 'Välj bild',
  galleryFullScreen: 'Visa i helskärm',
  galleryEmpty: 'Bilder på bilen är på väg',
  mediaModes: 'Sätt att titta på bilen',
  mediaImages: 'Bilder',
  mediaVideo: 'Film',
  mediaInterior: 'Inuti',
  mediaAround: '360°',
  mediaVideoOf: 'Film om {car}',
  mediaInteriorOf: '{car} inifrån, runt om',
  mediaAroundOf: '{car} från alla håll',
  mediaDegrees: '{degrees} grader',
  mediaHint: 'Dra för att se dig omkring',
  mediaTurn: 'Snurra',
  mediaStop: 'Sluta snurra',
  mediaLoading: 'Laddar …',
  mediaFailed: 'Det här kan inte visas just nu',
} as const satisfies GalleryMessages;
