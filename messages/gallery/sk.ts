import type { GalleryMessages } from './galleryMessages';

/** Default texts around pictures of a car in Slovak. */
export const gallerySk = {
  galleryPictures: 'Fotografie vozidla {car}',
  galleryPicture: '{car}, fotografia {number} z {count}',
  galleryPosition: 'Fotografia {number} z {count}',
  galleryPrevious: 'Predchádzajúca fotografia',
  galleryNext: 'Nasledujúca fotografia',
  galleryChoose: 'Vyberte fotografiu',
  galleryFullScreen: 'Zobraziť na celú obrazovku',
  galleryEmpty: 'Fotografie vozidla pripravujeme',
  mediaModes: 'Spôsoby prezerania vozidla',
  mediaImages: 'Fotografie',
  mediaVideo: 'Film',
  mediaInterior: 'Interiér',
  mediaAround: '360°',
  mediaVideoOf: 'Film o vozidle {car}',
  mediaInteriorOf: '{car} zvnútra, dookola',
  mediaAroundOf: '{car} zo všetkých strán',
  mediaDegrees: '{degrees} stupňov',
  mediaHint: 'Potiahnutím sa rozhliadnete',
  mediaTurn: 'Otáčať',
  mediaStop: 'Zastaviť otáčanie',
  mediaLoading: 'Načítava sa …',
  mediaFailed: 'Toto sa práve nedá zobraziť',
} as const satisfies GalleryMessages;
