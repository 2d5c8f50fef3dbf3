import { drawRoad } from './road';
import { drawShowroom } from './showroom';
import type { DrawScene } from './stage';

/** Every scene by the name it has in media paths. */
export const scenes = {
  showroom: drawShowroom,
  road: drawRoad,
} satisfies Record<string, DrawScene>;
