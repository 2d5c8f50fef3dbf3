import { roundedBox, smoothMin, smoothStep, type Field } from '../model/field';
import type { CabinMaterials } from './cabinMaterials';
import { leaningBox, limitToBox, type CabinPart } from './cabinPart';
import type { CabinSpace } from './cabinSpace';

/** Half the width of a seat's quilted centre. */
const HALF_QUILT_MM = 150;

/** Height of the upholstery: furrows in the quilted centre, the seam around it, and the bolsters at the sides. */
function upholsteryRelief(along: number, across: number, bolster: number): number {
  const out = Math.abs(across);
  const seam = Math.exp(-(((out - HALF_QUILT_MM) / 9) ** 2)) * 8;
  const quilt =
    out < HALF_QUILT_MM ? 3.5 * Math.max(0, Math.cos((along * Math.PI * 2) / 84)) ** 8 : 0;
  return seam + quilt - bolster * smoothStep(HALF_QUILT_MM - 10, HALF_QUILT_MM + 70, out);
}

/** The front seats. */
export function frontSeat({ seat, floor }: CabinSpace, materials: CabinMaterials): CabinPart {
  const { x: seatX, y: seatY, z: seatZ } = seat;
  const cushion = leaningBox([seatX - 215, seatY - 26, 0], [290, 84, 226], 64, -9);
  const back = leaningBox([seatX + 152, seatY + 300, 0], [66, 350, 214], 60, 17);
  const head = leaningBox([seatX + 272, seatY + 726, 0], [54, 92, 130], 50, 13);
  const post = leaningBox([seatX + 254, seatY + 612, 0], [13, 80, 66], 12, 15);
  const rails = leaningBox([seatX - 200, (seatY - 90 + floor) / 2, 0], [230, 100, 180], 30);
  const field: Field = (x, y, z) => {
    const across = Math.abs(z) - seatZ;
    const soft =
      smoothMin(cushion(x, y, across), back(x, y, across), 40) +
      upholsteryRelief(x > seatX - 20 ? y : x, across, 30);
    return Math.min(
      smoothMin(soft, post(x, y, across), 6),
      head(x, y, across),
      rails(x, y, across),
    );
  };
  /** Zero on the border of the backrest's upholstery and its hard shell. */
  const shell = (x: number, y: number): number => x - seatX - 178 - (y - seatY - 300) * 0.3;
  return {
    field: limitToBox(
      [seatX, (seatY + 850 + floor) / 2, seatZ],
      [560, (seatY + 850 - floor) / 2, 300],
      field,
    ),
    finish(x, y, z) {
      if (y < seatY - 116) return materials.black;
      if (shell(x, y) > 0 && y < seatY + 600) return materials.seatBack;
      return Math.abs(Math.abs(z) - seatZ) < HALF_QUILT_MM ? materials.seat : materials.bolster;
    },
    borders: [(_x, _y, z) => Math.abs(Math.abs(z) - seatZ) - HALF_QUILT_MM, shell],
  };
}

/** The rear bench, divided 2:1, and the cover behind it; vans have none. */
export function bench(space: CabinSpace, materials: CabinMaterials): CabinPart[] {
  const { bench: place, floor, back, belt, solid } = space;
  if (!place) return [];
  const { x: benchX, y: benchY } = place;
  const halfWidth = solid.across.width / 2 - 190;
  const outerZ = halfWidth * 0.56;
  const cushion = leaningBox([benchX - 240, benchY - 40, 0], [290, 96, halfWidth], 70, -7);
  const backrest = leaningBox([benchX + 130, benchY + 290, 0], [80, 330, halfWidth], 64, 20);
  const foot = leaningBox(
    [benchX - 220, (benchY - 100 + floor) / 2, 0],
    [230, 130, halfWidth - 20],
    30,
  );
  const head = (x: number, y: number, across: number, half: number): number => {
    const [dx, dy] = [x - benchX - 252, y - benchY - 690];
    return roundedBox([0.96 * dx - 0.28 * dy, 0.28 * dx + 0.96 * dy, across], [50, 84, half], 46);
  };
  const field: Field = (x, y, z) => {
    const across = Math.abs(z) - outerZ;
    const soft =
      smoothMin(cushion(x, y, z), backrest(x, y, z), 30) +
      upholsteryRelief(x > benchX ? y : x, across, 10);
    const heads = Math.min(head(x, y, across, 128), head(x, y + 30, z, 96));
    return Math.min(soft, heads, foot(x, y, z));
  };
  const shelfY = Math.min(belt(back) - 40, benchY + 520);
  const shelf = leaningBox(
    [(benchX + 240 + back) / 2, shelfY, 0],
    [(back - benchX - 240) / 2 + 60, 16, 900],
    14,
  );
  return [
    {
      field: limitToBox(
        [benchX, (benchY + 800 + floor) / 2, 0],
        [560, (benchY + 800 - floor) / 2, halfWidth + 40],
        field,
      ),
      finish: (_, y, z) =>
        y < benchY - 150
          ? materials.black
          : Math.abs(Math.abs(z) - outerZ) < HALF_QUILT_MM
            ? materials.seat
            : materials.bolster,
      borders: [(_x, _y, z) => Math.abs(Math.abs(z) - outerZ) - HALF_QUILT_MM],
    },
    { field: shelf, finish: () => materials.carpet },
  ];
}
