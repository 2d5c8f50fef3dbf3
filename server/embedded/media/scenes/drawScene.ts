import { drawCharging } from './charging';
import { drawCity } from './city';
import { drawRoad } from './road';
import { drawShowroom } from './showroom';
import type { DrawScene } from './stage';
import { drawWorkshop } from './workshop';

/** Every scene by the name it has in media paths. */
export const scenes = {
  showroom: drawShowroom,
  road: drawRoad,
  charging: drawCharging,
  workshop: drawWorkshop,
  city: drawCity,
} satisfies Record<string, DrawScene>;
