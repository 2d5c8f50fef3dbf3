import { seededRandom } from '../../services/stock/random';
import { rect, shape } from './stage';

/** Colours of the houses in one light. */
export interface HousePalette {
  facades: readonly [string, string, string, string, string, string];
  roof: string;
  trim: string;
  window: string;
  litWindow: string;
  /** Share of the windows that are lit. */
  lit: number;
  shop: string;
}

interface House {
  x: number;
  foot: number;
  width: number;
  floors: number;
  bays: number;
  facade: string;
  roof: 'gable' | 'mansard' | 'stepped';
}

const STOREY = 92;
const GROUND_FLOOR = 112;

function roofOf({ x, width, roof, facade }: House, eaves: number, palette: HousePalette): string {
  if (roof === 'mansard') {
    const dormers = [0.28, 0.72].map((along) => {
      const left = x + width * along - 16;
      return (
        rect(left, eaves - 52, 32, 40, palette.trim) +
        rect(left + 5, eaves - 46, 22, 32, palette.window)
      );
    });
    return (
      shape(
        [
          [x - 4, eaves],
          [x + 14, eaves - 72],
          [x + width - 14, eaves - 72],
          [x + width + 4, eaves],
        ],
        palette.roof,
      ) + dormers.join('')
    );
  }
  const rise = roof === 'gable' ? 96 : 118;
  const middle = x + width / 2;
  const stepped: [number, number][] = [];
  const treads = 4;
  for (let tread = 0; tread < treads; tread += 1) {
    const inset = (width / 2 - 16) * (tread / treads);
    stepped.push([x + inset, eaves - (rise * (tread + 1)) / treads]);
    stepped.push([
      x + (width / 2 - 16) * ((tread + 1) / treads),
      eaves - (rise * (tread + 1)) / treads,
    ]);
  }
  const mirrored = [...stepped].reverse().map(([px, py]) => [2 * middle - px, py] as const);
  const outline =
    roof === 'gable'
      ? ([
          [x, eaves],
          [middle, eaves - rise],
          [x + width, eaves],
        ] as const)
      : ([[x, eaves], ...stepped, ...mirrored, [x + width, eaves]] as const);
  return (
    shape(outline, facade) +
    rect(middle - 15, eaves - rise * 0.52, 30, 40, palette.trim) +
    rect(middle - 10, eaves - rise * 0.52 + 5, 20, 30, palette.window)
  );
}

function windowsOf(
  { x, foot, width, floors, bays }: House,
  seed: number,
  palette: HousePalette,
): string {
  const random = seededRandom(seed);
  const pitch = width / bays;
  const glass = Math.min(34, pitch * 0.52);
  const all: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + pitch * (bay + 0.5) - glass / 2;
      const top = foot - GROUND_FLOOR - STOREY * (floor + 1) + 18;
      const fill = random() < palette.lit ? palette.litWindow : palette.window;
      all.push(
        rect(left - 4, top - 4, glass + 8, 64, palette.trim),
        rect(left, top, glass, 56, fill),
        rect(left + glass / 2 - 1, top, 2, 56, palette.trim),
        rect(left, top + 18, glass, 2, palette.trim),
        rect(left, top, glass, 10, '#000', 'opacity=".18"'),
        rect(left - 7, top + 60, glass + 14, 4, '#000', 'opacity=".14"'),
      );
    }
  }
  return all.join('');
}

function groundFloorOf({ x, foot, width }: House, index: number, palette: HousePalette): string {
  const top = foot - GROUND_FLOOR;
  const doorLeft = x + width - 52;
  const awning = ['#8b3a3a', '#2f5d5a', '#44546a'][index % 3] ?? '#44546a';
  return [
    rect(x, top - 6, width, 6, palette.trim, 'opacity=".8"'),
    rect(x, top, width, GROUND_FLOOR, '#000', 'opacity=".1"'),
    rect(x + 16, top + 26, width - 84, GROUND_FLOOR - 40, palette.shop),
    rect(x + 16, top + 26, width - 84, GROUND_FLOOR - 40, '#fff', 'opacity=".12"'),
    shape(
      [
        [x + 12, top + 18],
        [x + width - 64, top + 18],
        [x + width - 54, top + 40],
        [x + 2, top + 40],
      ],
      awning,
    ),
    rect(doorLeft, top + 22, 36, GROUND_FLOOR - 22, palette.roof),
    rect(doorLeft + 6, top + 30, 24, 26, palette.litWindow, 'opacity=".8"'),
  ].join('');
}

/** A row of four town houses from `left`, standing on `foot`; stage pixels before enlarging. */
export function drawTownHouses(left: number, foot: number, palette: HousePalette): string {
  const roofs = ['stepped', 'mansard', 'gable', 'mansard'] as const;
  const widths = [176, 214, 168, 230];
  let x = left;
  return widths
    .map((width, index) => {
      const house: House = {
        x,
        foot,
        width,
        floors: [2, 3, 2, 3][index] ?? 3,
        bays: width > 200 ? 4 : 3,
        facade: palette.facades[index % palette.facades.length] ?? palette.trim,
        roof: roofs[index] ?? 'gable',
      };
      x += width;
      const eaves = foot - GROUND_FLOOR - STOREY * house.floors;
      return [
        rect(house.x + width * 0.2, eaves - 128, 20, 60, palette.roof),
        roofOf(house, eaves, palette),
        rect(house.x, eaves, width, foot - eaves, house.facade),
        rect(house.x - 3, eaves - 5, width + 6, 9, palette.trim),
        windowsOf(house, index + 60, palette),
        groundFloorOf(house, index, palette),
        rect(house.x, eaves, 7, foot - eaves, '#000', 'opacity=".14"'),
      ].join('');
    })
    .join('');
}
