import type { CarBody } from '../illustrations/bodies';
import { bodySolid, type BodySolid } from '../model/bodySolid';
import { mix, smoothMax, smoothStep, type Field } from '../model/field';

/** Thickness of doors, pillars and roof. */
const DOOR_MM = 140;
const PILLAR_MM = 52;
const ROOF_MM = 58;

/** The interior space of a car. Millimetres; x from nose to tail, y up, z to the left. */
export interface CabinSpace {
  solid: BodySolid;
  /** Height of the carpet. */
  floor: number;
  /** x of the rear wall, and of the lower edge of the windscreen. */
  back: number;
  cowl: number;
  /** Lower edge of the windows. */
  belt: (x: number) => number;
  /** Half the interior's width. */
  side: (x: number, y: number) => number;
  /** Height of the headlining. */
  roof: (x: number, z: number) => number;
  /** Negative inside, outside about the distance to the walls. */
  room: Field;
  /** Negative in the windows, where the wall is open. */
  windows: Field;
  /** The viewpoint: between the front seats, at the height of a driver's eyes. */
  eye: readonly [number, number, number];
  /** Positions of the front seats and the bench, where backrest and cushion meet; vans have no bench. */
  seat: { x: number; y: number; z: number };
  bench?: { x: number; y: number };
}

/** Position (x) of the wall behind the last seats. */
function findRearWall({ body, has }: BodySolid): number {
  if (has('panel')) return body.doors[1] + 240;
  if (has('notchback')) return body.spoiler[0] - 60;
  return body.screenFoot[0] - 70;
}

/** Computes the interior space of a body. */
export function cabinSpace(name: CarBody): CabinSpace {
  const solid = bodySolid(name);
  const { body, across, has } = solid;
  const half = across.width / 2;
  const floor = body.sill + 70;
  const back = findRearWall(solid);
  const [cowl] = body.cowl;
  const belt = (x: number): number => mix(body.beltFront, body.beltRear, x / body.length) - 12;
  const side = tabulate2d(
    (x, y) =>
      mix(
        solid.halfWidth(x, Math.min(y, belt(x))) - DOOR_MM,
        solid.cabinHalfWidth(x, y) - PILLAR_MM,
        smoothStep(belt(x) - 90, belt(x) + 10, y),
      ),
    { from: cowl - 200, to: back + 100, high: body.height + 60 },
  );
  const roof = (x: number, z: number): number =>
    solid.top(x) - ROOF_MM - across.roofCrown * (z / half) ** 2;
  const room: Field = (x, y, z) => {
    const across = smoothMax(Math.abs(z) - side(x, y), (y - roof(x, z)) * 0.8, 90);
    const along = Math.max(cowl - 60 - x, x - back);
    return smoothMax(smoothMax(across, floor - y, 60), along, 40);
  };
  const x = body.doors[1] - 190;
  const headroom = solid.top(x) - ROOF_MM;
  // Above the windows' lower edge, and below the headlining.
  const eye = [x - 70, Math.min(headroom - 200, belt(x) + 300), 0] as const;
  const seat = { x: x + 40, y: eye[1] - 660, z: half * 0.41 };
  const benchX = Math.min(seat.x + 860, back - 330);
  const bench = has('panel') ? undefined : { x: benchX, y: seat.y + 30 };
  const space = { solid, floor, back, cowl, belt, side, roof, room, eye, seat, bench };
  return { ...space, windows: windowsField(space) };
}

/** Tabulates a function of x and y and interpolates it, because it is called millions of times. */
function tabulate2d(
  value: (x: number, y: number) => number,
  { from, to, high }: { from: number; to: number; high: number },
): (x: number, y: number) => number {
  const STEP = 20;
  const columns = Math.ceil((to - from) / STEP) + 2;
  const rows = Math.ceil(high / STEP) + 2;
  const table = Float32Array.from({ length: columns * rows }, (_, at) =>
    value(from + (at % columns) * STEP, Math.floor(at / columns) * STEP),
  );
  return (x, y) => {
    const column = Math.min(columns - 2, Math.max(0, (x - from) / STEP));
    const row = Math.min(rows - 2, Math.max(0, y / STEP));
    const at = (row | 0) * columns + (column | 0);
    const [right, up] = [column % 1, row % 1];
    const low = (table[at] ?? 0) * (1 - right) + (table[at + 1] ?? 0) * right;
    const top = (table[at + columns] ?? 0) * (1 - right) + (table[at + columns + 1] ?? 0) * right;
    return low * (1 - up) + top * up;
  };
}

type SpaceWithoutWindows = Omit<CabinSpace, 'windows'>;

function windowsField(space: SpaceWithoutWindows): Field {
  const panes = [windscreen(space), sideWindows(space), rearWindow(space)];
  return (x, y, z) => Math.min(...panes.map((pane) => pane(x, y, z)));
}

function windscreen({ solid, cowl, roof }: SpaceWithoutWindows): Field {
  const { roofFront } = solid.body;
  return (x, y, z) =>
    smoothMax(
      smoothMax(Math.abs(z) - solid.cabinHalfWidth(x, y) + 118, x - roofFront[0] - 10, 60),
      Math.max(cowl - x, roof(x, z) - 110 - y),
      1,
    );
}

function sideWindows({ solid, belt, side }: SpaceWithoutWindows): Field {
  const { body, has } = solid;
  const { front, topFront, topRear, rearFoot } = body.windows;
  const [, pillar, rear] = body.doors;
  const top = (x: number): number => solid.top(x) - 150;
  /** Distance in front of a line that slopes from its foot to its head. */
  const before = (x: number, y: number, foot: number, head: number, at: number): number =>
    mix(foot, head, (y - belt(at)) / (top(head) - belt(at))) - x;
  const hasRear = !has('panel');
  return (x, y, z) => {
    const height = smoothMax(belt(x) + 14 - y, y - top(x), 40);
    const ends = smoothMax(
      before(x, y, front + 60, topFront + 20, front) * 0.8,
      -before(x, y, rearFoot - 20, topRear - 30, rearFoot) * 0.8,
      40,
    );
    const pillars = Math.max(
      58 - Math.abs(x - pillar),
      hasRear ? 40 - Math.abs(x - rear) : x - pillar,
    );
    const pane = smoothMax(smoothMax(height, ends, 40), pillars, 30);
    return Math.max(pane, side(x, y) - 110 - Math.abs(z));
  };
}

function rearWindow({ solid, back, belt, roof }: SpaceWithoutWindows): Field {
  const { body, has } = solid;
  if (has('panel')) return () => 1;
  const from = has('notchback')
    ? body.roofRear[0] + 170
    : body.spoiler[0] + (has('bed') ? -20 : 30);
  const to = has('bed') ? body.roofRear[1] - 170 : Infinity;
  return (x, y, z) => {
    const width = Math.abs(z) - solid.cabinHalfWidth(x, y) + 165;
    const height = Math.max(belt(x) + (has('notchback') ? 40 : 70) - y, y - to);
    const depth = has('notchback') ? roof(x, z) - 120 - y : back - 130 - x;
    return Math.max(smoothMax(width, height, 50), from - x, has('bed') ? depth : -1e4);
  };
}
