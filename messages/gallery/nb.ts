import type { GalleryMessages } from './galleryMessages';

/** Default texts around pictures of a car in Norwegian. */
export const galleryNb = {
  galleryPictures: 'Bilder av {car}',
  galleryPicture: '{car}, bilde {number} av {count}',
  galleryPosition: 'Bilde {number} av {count}',
  galleryPrevious: 'Forrige bilde',
  galleryNext: 'Neste bilde',
  galleryChoose: 'Velg bilde',
  galleryFullScreen: 'Vis i fullskjerm',
  galleryEmpty: 'Bilder av bilen er på vei',
  mediaModes: 'Måter å se bilen på',
  mediaImages: 'Bilder',
  mediaVideo: 'Film',
  mediaInterior: 'Inni',
  mediaAround: '360°',
  mediaVideoOf: 'Film om {car}',
  mediaInteriorOf: '{car} innenfra, hele veien rundt',
  mediaAroundOf: '{car} fra alle sider',
  mediaDegrees: '{degrees} grader',
  mediaHint: 'Dra for å se deg rundt',
  mediaTurn: 'Roter',
  mediaStop: 'Stopp roteringen',
  mediaLoading: 'Laster …',
  mediaFailed: 'Dette kan ikke vises akkurat nå',
} as const satisfies GalleryMessages;
