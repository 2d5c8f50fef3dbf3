import type { GalleryMessages } from './galleryMessages';

/** Default texts around pictures of a car in Finnish. */
export const galleryFi = {
  galleryPictures: 'Kuvia: {car}',
  galleryPicture: '{car}, kuva {number}/{count}',
  galleryPosition: 'Kuva {number}/{count}',
  galleryPrevious: 'Edellinen kuva',
  galleryNext: 'Seuraava kuva',
  galleryChoose: 'Valitse kuva',
  galleryFullScreen: 'Näytä koko näytöllä',
  galleryEmpty: 'Auton kuvat ovat tulossa',
  mediaModes: 'Tavat katsella autoa',
  mediaImages: 'Kuvat',
  mediaVideo: 'Filmi',
  mediaInterior: 'Sisältä',
  mediaAround: '360°',
  mediaVideoOf: 'Filmi: {car}',
  mediaInteriorOf: '{car} sisältä, ympäri',
  mediaAroundOf: '{car} joka puolelta',
  mediaDegrees: '{degrees} astetta',
  mediaHint: 'Katsele ympärillesi vetämällä',
  mediaTurn: 'Pyöritä',
  mediaStop: 'Pysäytä pyöritys',
  mediaLoading: 'Ladataan …',
  mediaFailed: 'Tätä ei voida näyttää juuri nyt',
} as const satisfies GalleryMessages;
