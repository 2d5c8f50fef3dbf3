import type { Upholstery } from '../interiors/interior';
import { cabinMaterials, type CabinMaterials } from './cabinMaterials';
import type { CabinSpace } from './cabinSpace';
import { bench, frontSeat } from './cabinSeats';
import { leaningBox, limitToBox, type CabinPart } from './cabinPart';
import { roundedBox, smoothMax, smoothMin } from '../model/field';

/** The walls: headlining above the windows, doors below, carpet on the floor. */
function shell(space: CabinSpace, materials: CabinMaterials): CabinPart {
  const { room, belt, floor, side, cowl, back } = space;
  return {
    field: (x, y, z) => -room(x, y, z),
    finish(x, y, z) {
      if (y < floor + 40) return materials.carpet;
      const above = y - belt(x);
      if (above > 6) return Math.abs(z) < side(x, y) - 90 ? materials.ceiling : materials.pillar;
      if (x < cowl + 60 || x > back - 60) return materials.black;
      return above > -120 ? materials.dash : above > -330 ? materials.seat : materials.black;
    },
    borders: [6, -120, -330].map((height) => (x, y) => y - belt(x) - height),
  };
}

/** Position (x) of the dashboard's rear side, and height of its upper edge, in millimetres. */
export const placeDashboard = ({ belt, eye, cowl }: CabinSpace): { face: number; top: number } => ({
  face: Math.max(cowl + 260, eye[0] - 640),
  top: belt(cowl) - 46,
});

/** The dashboard: a pad below the windscreen, a front, and the part at the knees. */
function dashboard(space: CabinSpace, materials: CabinMaterials): CabinPart {
  const { cowl, floor } = space;
  const { face, top } = placeDashboard(space);
  const middle = (cowl - 120 + face) / 2;
  const halfLength = (face - cowl + 120) / 2;
  const halfWidth = 900;
  const pad = leaningBox([middle, top - 92, 0], [halfLength, 92, halfWidth], 62, -3);
  const knees = leaningBox(
    [middle - 60, (top - 150 + floor + 260) / 2, 0],
    [halfLength - 40, (top - 150 - floor - 260) / 2 + 40, halfWidth],
    60,
    7,
  );
  const groove = leaningBox([face + 6, top - 176, 0], [46, 12, halfWidth + 100], 11);
  return {
    field: limitToBox(
      [middle, (top + floor) / 2, 0],
      [halfLength + 120, (top - floor) / 2 + 120, halfWidth],
      (x, y, z) => smoothMax(smoothMin(pad(x, y, z), knees(x, y, z), 26), -groove(x, y, z), 10),
    ),
    finish: (_, y) => (y > top - 176 ? materials.dash : materials.lower),
    borders: [(_, y) => y - top + 176],
  };
}

/** The centre console: a low tunnel with an armrest; cars with a gear lever have a stack below the screen. */
function middleConsole(space: CabinSpace, electric: boolean, materials: CabinMaterials): CabinPart {
  const { floor, seat } = space;
  const { face, top } = placeDashboard(space);
  const topY = seat.y + 40;
  const middle = (floor + topY) / 2;
  const low = leaningBox([face + 170, middle - 20, 0], [300, (topY - floor) / 2 - 20, 118], 40, -2);
  const armrest = leaningBox([seat.x - 60, topY + 8, 0], [190, 62, 112], 36);
  const foot = leaningBox([seat.x - 20, middle, 0], [240, (topY - floor) / 2, 104], 40);
  const stackTopY = top - 250;
  const stack = leaningBox(
    [face - 50, (stackTopY + topY) / 2 - 60, 0],
    [90, (stackTopY - topY) / 2 + 60, 150],
    44,
    14,
  );
  return {
    field: limitToBox(
      [face + 280, (top + floor) / 2, 0],
      [560, (top - floor) / 2 + 40, 170],
      (x, y, z) => {
        const seats = smoothMin(smoothMin(low(x, y, z), foot(x, y, z), 50), armrest(x, y, z), 10);
        return electric ? seats : smoothMin(seats, stack(x, y, z), 60);
      },
    ),
    finish: (x, y) =>
      x > seat.x - 250 && y > topY - 14
        ? materials.seat
        : y > topY - 62
          ? materials.gloss
          : materials.lower,
    borders: [(_, y) => y - topY + 14, (_, y) => y - topY + 62],
  };
}

/** Armrests along the doors. */
function doorRests({ side, belt, solid, floor }: CabinSpace, materials: CabinMaterials): CabinPart {
  const { body, has } = solid;
  const [front, middle, back] = body.doors;
  const along = (x: number, from: number, to: number): number => Math.max(from - x, x - to);
  return {
    field(x, y, z) {
      const wall = side(x, y) - Math.abs(z);
      if (wall > 240) return wall - 120;
      const armrest = roundedBox([0, y - belt(x) + 250, wall], [100, 38, 74], 30);
      const pocket = roundedBox([0, y - floor - 120, wall], [100, 90, 60], 24);
      const first = along(x, front + 260, middle - 60);
      const doors = has('panel') ? first : Math.min(first, along(x, middle + 150, back - 90));
      return smoothMax(Math.min(armrest, pocket), doors, 40);
    },
    finish: (x, y) => (y > belt(x) - 300 ? materials.lower : materials.black),
  };
}

/** All moulded parts of the cabin, the walls first; symmetric about the middle plane. */
export function cabinParts(
  space: CabinSpace,
  { upholstery, electric }: { upholstery: Upholstery; electric: boolean },
): { parts: readonly [CabinPart, ...CabinPart[]]; materials: CabinMaterials } {
  const materials = cabinMaterials(upholstery);
  const parts = [
    shell(space, materials),
    dashboard(space, materials),
    middleConsole(space, electric, materials),
    frontSeat(space, materials),
    ...bench(space, materials),
    doorRests(space, materials),
  ] as const;
  return { parts, materials };
}
