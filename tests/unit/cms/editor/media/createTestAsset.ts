import type { Asset } from '../../../../../cms/editor/media/mediaApi';

/** Creates a picture of the media library, as the platform returns it. */
export const createTestAsset = (
  overrides: Partial<Asset> = {},
): Asset & { width: number; height: number } => ({
  id: 'a',
  name: 'Car.webp',
  folderId: 'site',
  kind: 'PICTURE',
  mimeType: 'image/webp',
  bytes: 1000,
  address: '/-/media/u/car.webp',
  alt: {},
  isDecorative: false,
  focalPoint: null,
  crops: [],
  tags: [],
  version: 1,
  uploadedBy: null,
  uploaded: null,
  isOriginal: false,
  useCount: 0,
  earlier: [],
  ...overrides,
  width: overrides.width ?? 800,
  height: overrides.height ?? 400,
});
