/** Keys of the texts around pictures, films and turns of a car. */
export type GalleryMessageKey =
  | 'galleryPictures'
  | 'galleryPicture'
  | 'galleryPosition'
  | 'galleryPrevious'
  | 'galleryNext'
  | 'galleryChoose'
  | 'galleryFullScreen'
  | 'galleryEmpty'
  | 'mediaModes'
  | 'mediaImages'
  | 'mediaVideo'
  | 'mediaInterior'
  | 'mediaAround'
  | 'mediaVideoOf'
  | 'mediaInteriorOf'
  | 'mediaAroundOf'
  | 'mediaDegrees'
  | 'mediaHint'
  | 'mediaTurn'
  | 'mediaStop'
  | 'mediaLoading'
  | 'mediaFailed';

/** The default texts around pictures of a car of one language, complete. */
export type GalleryMessages = Record<GalleryMessageKey, string>;
