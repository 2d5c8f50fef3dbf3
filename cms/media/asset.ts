/** Metadata of the files in the media library. */

/** A picture is a raster image; a drawing is a vector image (SVG). */
export type AssetKind = 'picture' | 'drawing' | 'film' | 'document';

/** Ratios of crops: width divided by height; undefined for any ratio. */
export const CROP_RATIOS = {
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '1:1': 1,
  '4:5': 4 / 5,
  free: undefined,
} as const;
export type CropRatio = keyof typeof CROP_RATIOS;

export const isCropRatio = (text: string): text is CropRatio => Object.hasOwn(CROP_RATIOS, text);

/** An area of a picture, as shares of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area of a picture with the file that contains the crop. */
export interface Crop extends CropArea {
  /** Path in the media store. */
  path: string;
  pixelWidth: number;
  pixelHeight: number;
}

export type Crops = Readonly<Partial<Record<CropRatio, Crop>>>;

export interface Asset {
  /** A GUID, or the path of an original. */
  id: string;
  /** Name of the site; null for assets of all sites. */
  site: string | null;
  folderId: string | null;
  /** Name for editors, with extension. */
  name: string;
  kind: AssetKind;
  mimeType: string;
  /** Path in the media store: `library/<hash>/<name>.<extension>`. It changes when the bytes change. */
  path: string;
  bytes: number;
  /** Width and height in pixels; null for files without a size. */
  width: number | null;
  height: number | null;
  /** Alternative texts by language. */
  alt: Readonly<Record<string, string>>;
  /** Whether it is decoration, which needs no alternative text. */
  isDecorative: boolean;
  /** Focal point such as `0.3,0.4`, as shares of width and height. */
  focalPoint: string | null;
  crops: Crops;
  /** Keywords by which editors find it. */
  tags: readonly string[];
  version: number;
  uploadedBy: string | null;
  uploadedAt: Date | null;
  replacedBy: string | null;
  /** Whether it is part of the product. Its bytes and folder cannot be changed then. */
  isOriginal: boolean;
}

/** A folder of assets. */
export interface Folder {
  id: string;
  site: string | null;
  parentId: string | null;
  name: string;
}

const MEDIA_ADDRESS = '/-/media/';

/** Returns the address of a file in the media store. */
export const getMediaAddress = (path: string): string => MEDIA_ADDRESS + path;
