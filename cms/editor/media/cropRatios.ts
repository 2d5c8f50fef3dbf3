import { keysOf } from '../../../domain/typedKeys';
export const cropRatios = { '16:9': 16 / 9, '3:2': 3 / 2, '1:1': 1, '4:5': 4 / 5 } as const;
export type CropRatio = keyof typeof cropRatios;
export const ratioNames = keysOf(cropRatios);
