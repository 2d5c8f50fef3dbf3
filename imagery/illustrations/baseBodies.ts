import type { Point } from './svg';

/**
 * The side view of a car body as measurements. Lengths in millimetres; x runs from the front
 * point of the nose to the tail, y runs up from the ground.
 */
export interface BodyShape {
  length: number;
  height: number;
  frontAxle: number;
  wheelbase: number;
  tyreRadius: number;
  /** Height of the lower edge of the body between the axles. */
  sill: number;
  /** Outline from the lower front edge over the roof to the lower rear edge. */
  chin: Point;
  nose: Point;
  bonnetEdge: Point;
  bonnetCrown: Point;
  cowl: Point;
  roofFront: Point;
  roofCrown: Point;
  roofRear: Point;
  spoiler: Point;
  screenFoot: Point;
  tail: Point;
  bumper: Point;
  heel: Point;
  /** Lower edge of the side windows, at the front and at the rear. */
  beltFront: number;
  beltRear: number;
  /** Side windows, as x positions. */
  windows: { front: number; topFront: number; topRear: number; rear: number; rearFoot: number };
  /** Shut lines: front door's leading edge, its trailing edge, rear door's trailing edge. */
  doors: readonly [number, number, number];
  features: readonly BodyFeature[];
  /** Default design of lamps and grille. */
  face: 0 | 1 | 2;
}

/**
 * `notchback`: a boot behind the rear screen. `bed`: open load bed. `panel`: closed van sides. `twodoor`:
 * one door a side.
 */
export type BodyFeature = 'cladding' | 'rails' | 'notchback' | 'bed' | 'panel' | 'twodoor';

/** Bodies from which the others are derived by stretching. */
// prettier-ignore
export const baseBodies = {
  hatch: {
    length: 4060, height: 1455, frontAxle: 800, wheelbase: 2600, tyreRadius: 340, sill: 212,
    chin: [42, 205], nose: [0, 560], bonnetEdge: [95, 815], bonnetCrown: [500, 945], cowl: [985, 1000],
    roofFront: [1640, 1375], roofCrown: [2160, 1452], roofRear: [2960, 1412], spoiler: [3600, 1338],
    screenFoot: [3838, 1035], tail: [3950, 955], bumper: [4056, 600], heel: [4012, 238],
    beltFront: 1000, beltRear: 1088,
    windows: { front: 1165, topFront: 1690, topRear: 2930, rear: 3400, rearFoot: 3150 },
    doors: [1120, 2080, 2960], features: [], face: 2,
  },
  suv: {
    length: 4460, height: 1650, frontAxle: 850, wheelbase: 2740, tyreRadius: 378, sill: 262,
    chin: [45, 258], nose: [0, 700], bonnetEdge: [80, 1005], bonnetCrown: [560, 1112], cowl: [1180, 1148],
    roofFront: [1840, 1562], roofCrown: [2400, 1648], roofRear: [3330, 1606], spoiler: [4060, 1530],
    screenFoot: [4270, 1205], tail: [4375, 1110], bumper: [4456, 690], heel: [4410, 300],
    beltFront: 1140, beltRear: 1222,
    windows: { front: 1365, topFront: 1900, topRear: 3300, rear: 3850, rearFoot: 3590 },
    doors: [1300, 2300, 3200], features: ['cladding', 'rails'], face: 0,
  },
  estate: {
    length: 4760, height: 1468, frontAxle: 860, wheelbase: 2860, tyreRadius: 346, sill: 206,
    chin: [42, 205], nose: [0, 560], bonnetEdge: [95, 800], bonnetCrown: [620, 940], cowl: [1270, 1000],
    roofFront: [1970, 1392], roofCrown: [2560, 1468], roofRear: [3760, 1420], spoiler: [4330, 1350],
    screenFoot: [4590, 1030], tail: [4680, 945], bumper: [4756, 590], heel: [4710, 240],
    beltFront: 996, beltRear: 1066,
    windows: { front: 1450, topFront: 2020, topRear: 3730, rear: 4200, rearFoot: 3990 },
    doors: [1400, 2460, 3330], features: ['rails'], face: 1,
  },
  saloon: {
    length: 4740, height: 1440, frontAxle: 860, wheelbase: 2880, tyreRadius: 348, sill: 202,
    chin: [42, 200], nose: [0, 550], bonnetEdge: [95, 785], bonnetCrown: [620, 925], cowl: [1270, 985],
    roofFront: [1990, 1372], roofCrown: [2560, 1438], roofRear: [3240, 1378], spoiler: [4060, 1140],
    screenFoot: [4500, 1102], tail: [4690, 1066], bumper: [4736, 600], heel: [4690, 236],
    beltFront: 982, beltRear: 1062,
    windows: { front: 1450, topFront: 2030, topRear: 3140, rear: 3860, rearFoot: 3640 },
    doors: [1400, 2440, 3310], features: ['notchback'], face: 0,
  },
  city: {
    length: 3680, height: 1510, frontAxle: 670, wheelbase: 2500, tyreRadius: 330, sill: 222,
    chin: [40, 220], nose: [0, 600], bonnetEdge: [85, 860], bonnetCrown: [400, 965], cowl: [800, 1010],
    roofFront: [1390, 1425], roofCrown: [1920, 1508], roofRear: [2700, 1468], spoiler: [3270, 1398],
    screenFoot: [3490, 1085], tail: [3590, 1000], bumper: [3676, 640], heel: [3634, 250],
    beltFront: 1005, beltRear: 1090,
    windows: { front: 960, topFront: 1440, topRear: 2680, rear: 3090, rearFoot: 2890 },
    doors: [900, 1860, 2660], features: [], face: 2,
  },
  pickup: {
    length: 5380, height: 1815, frontAxle: 930, wheelbase: 3270, tyreRadius: 405, sill: 330,
    chin: [50, 330], nose: [0, 800], bonnetEdge: [85, 1110], bonnetCrown: [680, 1222], cowl: [1400, 1250],
    roofFront: [2010, 1730], roofCrown: [2450, 1812], roofRear: [3180, 1790], spoiler: [3500, 1700],
    screenFoot: [3590, 1290], tail: [5290, 1262], bumper: [5376, 800], heel: [5330, 400],
    beltFront: 1245, beltRear: 1275,
    windows: { front: 1580, topFront: 2060, topRear: 3150, rear: 3400, rearFoot: 3380 },
    doors: [1500, 2480, 3300], features: ['cladding', 'bed'], face: 1,
  },
  van: {
    length: 5140, height: 1910, frontAxle: 930, wheelbase: 3100, tyreRadius: 345, sill: 235,
    chin: [45, 240], nose: [0, 640], bonnetEdge: [80, 1000], bonnetCrown: [420, 1150], cowl: [930, 1260],
    roofFront: [1620, 1790], roofCrown: [2300, 1905], roofRear: [4200, 1895], spoiler: [4960, 1850],
    screenFoot: [5060, 1300], tail: [5110, 1150], bumper: [5138, 600], heel: [5100, 260],
    beltFront: 1170, beltRear: 1190,
    windows: { front: 1120, topFront: 1680, topRear: 2080, rear: 2230, rearFoot: 2240 },
    doors: [1060, 2270, 3500], features: ['panel'], face: 1,
  },
} satisfies Record<string, BodyShape>;
