import { findCarMedia, findTurntableMedia } from './carMedia';
import { findInteriorMedia } from './interiorMedia';
import { findKitMedia } from './kitMedia';
import { type Media } from './media';
import { findPanoramaMedia } from './panoramaMedia';
import { findPortraitMedia } from './portraitMedia';
import { findBrandMedia, findLogoMedia } from './brandMedia';
import { isNameIn, UnknownMediaError } from './names';

/** Lookup functions by folder; the store has one folder per kind of picture. */
const folders = {
  cars: findCarMedia,
  turntables: findTurntableMedia,
  interiors: findInteriorMedia,
  panoramas: findPanoramaMedia,
  kits: findKitMedia,
  portraits: findPortraitMedia,
  brands: findBrandMedia,
  logos: findLogoMedia,
};

/** `<folder>/[<set>/]<name>.<extension>`; does not match paths that leave the folder. */
const MEDIA_PATH = /^([a-z]+)\/((?:[a-z0-9-]{1,80}\/)?[a-z0-9-]{1,80})\.([a-z]+)$/;

/**
 * Finds how to generate the picture at a path of the media store, such as `cars/suv-blue-nordic.webp`.
 * @throws UnknownMediaError if there is no such picture
 */
export function findMedia(path: string): Media {
  const [, folder, stem = '', extension = ''] = MEDIA_PATH.exec(path) ?? [];
  if (!isNameIn(folders, folder)) {
    throw new UnknownMediaError(`No such folder. Known: ${Object.keys(folders).join(', ')}.`);
  }
  return folders[folder](stem, extension);
}
