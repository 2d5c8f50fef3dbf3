/** What the media library knows of the files in it. */

/** A picture is made of pixels, a drawing of lines (SVG). */
export type AssetKind = 'picture' | 'drawing' | 'film' | 'document';

/** Shapes that pictures are cropped to, with width divided by height. */
export const cropRatios = { '16:9': 16 / 9, '3:2': 3 / 2, '1:1': 1, '4:5': 4 / 5 } as const;
export type CropRatio = keyof typeof cropRatios;

export const isCropRatio = (text: string): text is CropRatio => Object.hasOwn(cropRatios, text);

/** A part of a picture, in shares of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part, and the file that was made of it. */
export interface Crop extends CropArea {
  /** In the media store. */
  path: string;
  pixelWidth: number;
  pixelHeight: number;
}

export type Crops = Readonly<Partial<Record<CropRatio, Crop>>>;

export interface Asset {
  /** A GUID; of an original, its path. */
  id: string;
  /** Null: for all sites. */
  site: string | null;
  folderId: string | null;
  /** For people, with extension. */
  name: string;
  kind: AssetKind;
  mimeType: string;
  /** In the media store: `library/<hash>/<name>.<extension>`; changes with the bytes. */
  path: string;
  bytes: number;
  /** In pixels, where it has a size. */
  width: number | null;
  height: number | null;
  /** What it shows, by language. */
  alt: Readonly<Record<string, string>>;
  /** Shows nothing that needs words. */
  isDecorative: boolean;
  /** `0.3,0.4`: shares of width and height. */
  focalPoint: string | null;
  crops: Crops;
  version: number;
  uploadedBy: string | null;
  uploadedAt: Date | null;
  replacedBy: string | null;
  /** Came with the product: its bytes and its place stay. */
  isOriginal: boolean;
}

/** A place for assets. */
export interface Folder {
  id: string;
  site: string | null;
  parentId: string | null;
  name: string;
}

const MEDIA_ADDRESS = '/-/media/';

/** Where browsers find a file of the media store. */
export const addressOfPath = (path: string): string => MEDIA_ADDRESS + path;
