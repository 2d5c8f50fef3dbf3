import { baseBodies, type BodyShape } from './baseBodies';
import { reshape } from './reshape';

export type { BodyFeature, BodyShape } from './baseBodies';

const { hatch, suv, estate, saloon, city, van, pickup } = baseBodies;

/**
 * Silhouettes that are distinguishable from a distance. The measurements are those of real classes of
 * cars; the shapes are original.
 */
// prettier-ignore
export const bodies = {
  ...baseBodies,

  // Small
  threedoor: reshape(city, {
    length: 3860, height: 1432, frontAxle: 745, wheelbase: 2495, tyreRadius: 335, sill: 205,
    bonnetEdge: [70, 850], bonnetCrown: [430, 960], cowl: [1010, 1000], roofFront: [1490, 1368],
    roofCrown: [2000, 1430], roofRear: [2850, 1402], spoiler: [3470, 1350], screenFoot: [3700, 1030], tail: [3780, 940],
    beltFront: 985, beltRear: 1030, windows: { front: 1160, topFront: 1560, topRear: 2860, rear: 3330, rearFoot: 3160 },
    doors: [1060, 2330, 3000], features: ['twodoor'], face: 2,
  }),
  microcar: reshape(city, {
    length: 2695, height: 1555, frontAxle: 455, wheelbase: 1800, tyreRadius: 290, sill: 215,
    bonnetEdge: [60, 900], bonnetCrown: [210, 980], cowl: [470, 1040], roofFront: [980, 1470],
    roofCrown: [1430, 1552], roofRear: [1960, 1500], spoiler: [2360, 1400], screenFoot: [2560, 1080], tail: [2630, 990],
    beltFront: 1030, beltRear: 1110, windows: { front: 620, topFront: 1060, topRear: 1900, rear: 2200, rearFoot: 1960 },
    doors: [560, 1700, 1950], features: ['twodoor'], face: 2,
  }),
  retro: reshape(city, {
    length: 3922, height: 1498, frontAxle: 760, wheelbase: 2540, tyreRadius: 345, sill: 225,
    bonnetEdge: [60, 905], bonnetCrown: [480, 985], cowl: [960, 1015], roofFront: [1520, 1430],
    spoiler: [3560, 1380], screenFoot: [3790, 1030], tail: [3850, 930], beltFront: 1000, beltRear: 1050, face: 1,
  }),
  boxycity: reshape(city, {
    length: 3700, height: 1519, frontAxle: 690, wheelbase: 2423, tyreRadius: 325, sill: 270,
    bonnetEdge: [60, 930], bonnetCrown: [420, 1010], cowl: [830, 1045], features: ['cladding', 'rails'], face: 0,
  }),

  // Hatchbacks and people carriers
  compact: reshape(hatch, {
    length: 4420, height: 1440, frontAxle: 880, wheelbase: 2730, tyreRadius: 345, sill: 200,
    bonnetCrown: [640, 930], cowl: [1220, 985], roofFront: [1880, 1360], spoiler: [3900, 1310], beltFront: 975, face: 0,
  }),
  hatchev: reshape(hatch, {
    length: 4200, height: 1505, frontAxle: 800, wheelbase: 2685, tyreRadius: 362, sill: 235,
    spoiler: [3760, 1360], screenFoot: [3990, 1080], beltFront: 1045, beltRear: 1160, face: 2,
  }),
  minicross: reshape(hatch, {
    length: 4079, height: 1514, frontAxle: 800, wheelbase: 2606, tyreRadius: 355, sill: 250,
    bonnetEdge: [65, 930], bonnetCrown: [470, 1030], cowl: [1020, 1070], roofFront: [1530, 1440],
    roofCrown: [2100, 1512], roofRear: [3060, 1480], spoiler: [3680, 1420], screenFoot: [3900, 1090], tail: [3990, 1000],
    beltFront: 1050, beltRear: 1100, features: ['cladding'], face: 2,
  }),
  mpv: reshape(hatch, {
    length: 4386, height: 1576, frontAxle: 830, wheelbase: 2670, tyreRadius: 345, sill: 215,
    bonnetEdge: [90, 870], bonnetCrown: [400, 995], cowl: [820, 1075], roofFront: [1680, 1490],
    roofCrown: [2300, 1574], roofRear: [3250, 1530], spoiler: [3960, 1450], screenFoot: [4200, 1110], tail: [4290, 1010],
    beltFront: 1030, beltRear: 1120, windows: { front: 1080, topFront: 1750, topRear: 3250, rear: 3780, rearFoot: 3560 },
    doors: [1170, 2180, 3100], face: 1,
  }),
  sevenseat: reshape(estate, {
    length: 4547, height: 1632, frontAxle: 820, wheelbase: 2897, tyreRadius: 345, sill: 260,
    roofCrown: [2380, 1610], roofRear: [3560, 1600], spoiler: [4180, 1540], screenFoot: [4400, 1140],
    features: ['rails', 'cladding'], face: 1,
  }),

  // Crossovers and SUVs
  crossover: reshape(suv, {
    length: 4239, height: 1575, frontAxle: 850, wheelbase: 2639, tyreRadius: 356, sill: 240,
    bonnetCrown: [540, 1045], spoiler: [3840, 1430], features: ['cladding'], face: 2,
  }),
  boxycross: reshape(suv, {
    length: 4144, height: 1552, frontAxle: 800, wheelbase: 2624, tyreRadius: 358, sill: 260,
    bonnetEdge: [50, 985], bonnetCrown: [520, 1060], cowl: [1050, 1085], roofFront: [1590, 1490],
    roofRear: [3170, 1520], spoiler: [3830, 1470], screenFoot: [4020, 1100], tail: [4080, 1010],
    features: ['cladding', 'rails'], face: 1,
  }),
  boxysuv: reshape(suv, {
    length: 4233, height: 1555, frontAxle: 800, wheelbase: 2650, tyreRadius: 372, sill: 235,
    bonnetEdge: [45, 960], bonnetCrown: [520, 1035], cowl: [1090, 1070], roofRear: [3260, 1510],
    spoiler: [3900, 1440], screenFoot: [4080, 1120], tail: [4160, 1010], features: [], face: 0,
  }),
  roundsuv: reshape(suv, {
    length: 4270, height: 1636, frontAxle: 780, wheelbase: 2750, tyreRadius: 372, sill: 245,
    bonnetEdge: [95, 960], bonnetCrown: [420, 1085], cowl: [920, 1140], roofFront: [1640, 1540],
    roofCrown: [2250, 1634], roofRear: [3150, 1560], spoiler: [3800, 1410], screenFoot: [4060, 1150], features: [], face: 2,
  }),
  compactsuv: reshape(suv, {
    length: 4500, height: 1642, frontAxle: 880, wheelbase: 2692, tyreRadius: 370, sill: 235,
    features: ['rails'], face: 1,
  }),
  ruggedsuv: reshape(suv, {
    length: 4343, height: 1690, frontAxle: 840, wheelbase: 2657, tyreRadius: 385, sill: 300,
    bonnetEdge: [45, 1090], bonnetCrown: [600, 1165], cowl: [1220, 1190], roofFront: [1720, 1610],
    roofRear: [3300, 1655], spoiler: [4020, 1600], screenFoot: [4180, 1200], tail: [4260, 1090],
    beltFront: 1170, beltRear: 1215, face: 1,
  }),
  coupesuv: reshape(suv, {
    length: 4560, height: 1590, frontAxle: 870, wheelbase: 2760, tyreRadius: 378, sill: 235,
    roofFront: [1900, 1510], roofCrown: [2360, 1588], roofRear: [3150, 1530], spoiler: [4180, 1270],
    screenFoot: [4420, 1150], tail: [4490, 1060], beltRear: 1200, features: [], face: 2,
    windows: { front: 1400, topFront: 1960, topRear: 3000, rear: 3760, rearFoot: 3560 },
  }),
  sportsuv: reshape(suv, {
    length: 4784, height: 1622, frontAxle: 900, wheelbase: 2893, tyreRadius: 390, sill: 225,
    bonnetEdge: [110, 900], bonnetCrown: [700, 1040], cowl: [1320, 1090], roofFront: [2040, 1530],
    roofCrown: [2560, 1620], roofRear: [3480, 1550], spoiler: [4260, 1390], screenFoot: [4560, 1130], tail: [4690, 1010],
    beltFront: 1100, beltRear: 1200, features: [], face: 0,
  }),
  largesuv: reshape(suv, {
    length: 4920, height: 1690, frontAxle: 880, wheelbase: 3010, tyreRadius: 395, sill: 240,
    spoiler: [4480, 1540], screenFoot: [4720, 1200], features: [], face: 0,
  }),

  squaresuv: reshape(suv, {
    length: 4695, height: 1705, frontAxle: 850, wheelbase: 2900, tyreRadius: 388, sill: 250,
    bonnetEdge: [55, 1010], bonnetCrown: [560, 1120], cowl: [1120, 1170], roofFront: [1720, 1620], roofRear: [3560, 1670],
    spoiler: [4340, 1590], screenFoot: [4520, 1190], tail: [4620, 1080], features: ['rails'], face: 2,
  }),

  // Saloons and estates
  fastback: reshape(saloon, {
    length: 4830, height: 1455, frontAxle: 860, wheelbase: 2910, tyreRadius: 358, sill: 205,
    bonnetCrown: [580, 930], cowl: [1150, 990], roofFront: [1960, 1385], roofCrown: [2560, 1453],
    roofRear: [3320, 1380], spoiler: [4330, 1150], screenFoot: [4640, 1092], tail: [4780, 1040],
    windows: { front: 1380, topFront: 2000, topRear: 3240, rear: 4020, rearFoot: 3800 }, face: 2,
  }),
  sportscar: reshape(saloon, {
    length: 4963, height: 1380, frontAxle: 930, wheelbase: 2900, tyreRadius: 368, sill: 180,
    bonnetEdge: [120, 700], bonnetCrown: [680, 860], cowl: [1420, 945], roofFront: [2170, 1318], roofCrown: [2700, 1378],
    roofRear: [3380, 1300], spoiler: [4330, 1075], screenFoot: [4720, 985], tail: [4900, 930],
    beltFront: 930, beltRear: 1010, face: 0,
  }),
  lowestate: reshape(estate, {
    length: 5000, height: 1500, frontAxle: 880, wheelbase: 2980, tyreRadius: 362, sill: 195,
    bonnetCrown: [700, 950], cowl: [1420, 1005], spoiler: [4520, 1370], screenFoot: [4820, 1060], beltFront: 1005, face: 0,
  }),

  // Work
  smallvan: reshape(van, {
    length: 4490, height: 1840, frontAxle: 890, wheelbase: 2750, tyreRadius: 335, sill: 230,
    bonnetEdge: [70, 1000], bonnetCrown: [420, 1110], cowl: [940, 1190], face: 0,
  }),
  largevan: reshape(van, {
    length: 5930, height: 2620, frontAxle: 1000, wheelbase: 3660, tyreRadius: 350, sill: 300,
    bonnetEdge: [80, 1130], bonnetCrown: [380, 1290], cowl: [900, 1430], roofFront: [1650, 2350],
    roofCrown: [2500, 2615], roofRear: [4900, 2605], spoiler: [5760, 2560], screenFoot: [5850, 1500], tail: [5890, 1300],
    beltFront: 1330, beltRear: 1350, windows: { front: 1080, topFront: 1560, topRear: 2080, rear: 2260, rearFoot: 2270 }, face: 1,
  }),
  fullsize: reshape(pickup, {
    length: 5884, height: 1960, frontAxle: 970, wheelbase: 3694, tyreRadius: 420, sill: 400,
    nose: [0, 880], bonnetEdge: [55, 1245], bonnetCrown: [700, 1320], cowl: [1480, 1345], roofFront: [2120, 1860],
    beltFront: 1320, beltRear: 1345, features: ['bed'], face: 1,
  }),
} satisfies Record<string, BodyShape>;

export type CarBody = keyof typeof bodies;
