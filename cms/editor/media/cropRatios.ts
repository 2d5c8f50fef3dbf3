import { keysOf } from '../../../domain/typedKeys';
import { mediaTexts } from './mediaTexts';

/** Width divided by height of each crop; undefined for a free shape. */
export const cropRatios = {
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '1:1': 1,
  '4:5': 4 / 5,
  free: undefined,
} as const;
export type CropRatio = keyof typeof cropRatios;
export const ratioNames = keysOf(cropRatios);

/** Returns the name of a ratio for editors. */
export const ratioLabel = (ratio: CropRatio): string =>
  ratio === 'free' ? mediaTexts.freeShape : ratio;
