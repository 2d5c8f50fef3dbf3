import { drawCharging } from './charging';
import { drawCity } from './city';
import { drawDelivery } from './delivery';
import { drawForestTrack } from './forestTrack';
import { drawHandover } from './handover';
import { drawRoad } from './road';
import { drawShowroom } from './showroom';
import type { DrawScene } from './stage';
import { drawTrucks } from './trucks';
import { drawTyres } from './tyres';
import { drawWorkshop } from './workshop';

/** Every scene by the name it has in media paths. */
export const scenes = {
  showroom: drawShowroom,
  workshop: drawWorkshop,
  charging: drawCharging,
  tyres: drawTyres,
  road: drawRoad,
  delivery: drawDelivery,
  trucks: drawTrucks,
  'forest-track': drawForestTrack,
  city: drawCity,
  handover: drawHandover,
} satisfies Record<string, DrawScene>;
