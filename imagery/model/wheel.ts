import type { Point } from '../illustrations/svg';
import { sampleCurve } from './curve';
import type { MeshBuilder, Plain } from './mesh';
import { addFacets, addLathe } from './shapes';

const rubber: Plain = { colour: [0.017, 0.018, 0.02], mirror: 0.035, rough: 0.75 };
const alloy: Plain = { colour: [0.2, 0.206, 0.215], mirror: 0.4, rough: 0.5 };
const sideAlloy: Plain = { colour: [0.09, 0.093, 0.1], mirror: 0.22, rough: 0.5 };
const darkAlloy: Plain = { colour: [0.05, 0.053, 0.058], mirror: 0.2, rough: 0.5 };
const barrel: Plain = { colour: [0.06, 0.063, 0.068], mirror: 0.16, rough: 0.6 };
const steel: Plain = { colour: [0.2, 0.2, 0.21], mirror: 0.4, rough: 0.6 };
const caliper: Plain = { colour: [0.06, 0.06, 0.065], mirror: 0.08, rough: 0.5 };
const black: Plain = { colour: [0.006, 0.006, 0.007], mirror: 0.02, rough: 1 };
const cap: Plain = { colour: [0.03, 0.032, 0.035], mirror: 0.12, rough: 0.25 };

interface RimDesign {
  /** Angles of the spokes in turns, and their additional turn at the rim. */
  spokes: readonly { turn: number; lean: number }[];
  /** Half the width of a spoke at hub and rim, in rim radii. */
  width: readonly [number, number];
  /** Width of each bevel as a share of the spoke's width. */
  bevel: number;
  /** Finish of the front face: machined, or painted like the sides. */
  face: Plain;
  sides: Plain;
}

const evenSpokes = (count: number): RimDesign['spokes'] =>
  Array.from({ length: count }, (_, index) => ({ turn: index / count, lean: 0 }));
const twinSpokes = (count: number): RimDesign['spokes'] =>
  evenSpokes(count).flatMap(({ turn }) => [
    { turn: turn - 0.03, lean: -0.012 },
    { turn: turn + 0.03, lean: 0.012 },
  ]);

/** The four rim designs: five twin spokes, ten spokes, seven spokes, aerodynamic disc. */
const designs: readonly RimDesign[] = [
  { spokes: twinSpokes(5), width: [0.062, 0.05], bevel: 0.24, face: alloy, sides: sideAlloy },
  { spokes: evenSpokes(10), width: [0.058, 0.046], bevel: 0.3, face: alloy, sides: alloy },
  { spokes: evenSpokes(7), width: [0.08, 0.12], bevel: 0.2, face: alloy, sides: darkAlloy },
  { spokes: evenSpokes(5), width: [0.2, 0.52], bevel: 0.05, face: darkAlloy, sides: darkAlloy },
];

/** Depth of the rim's face below the tyre's side, at a share of the rim's radius. */
const faceDepth = (share: number): number =>
  -30 - 26 * Math.sin(Math.min(1, share) * Math.PI * 0.9);

/** One spoke: a bar from hub to rim with a face, bevels and sides. */
function addSpoke(
  mesh: MeshBuilder,
  rim: number,
  { width: [foot, end], bevel, face, sides }: RimDesign,
  { turn, lean }: RimDesign['spokes'][number],
): void {
  const STATIONS = 12;
  const at = (share: number, side: number, z: number): readonly [number, number, number] => {
    const angle = (turn + lean * share) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [share * rim * c - side * s, share * rim * s + side * c, z];
  };
  const strip = (edges: (half: number) => readonly (readonly [number, number])[]) =>
    Array.from({ length: STATIONS + 1 }, (_, step) => {
      const share = 0.12 + (0.82 * step) / STATIONS;
      const flare = 1 + 0.5 * Math.max(0, 0.24 - share) + 0.9 * Math.max(0, share - 0.86);
      const half = (foot + (end - foot) * share ** 1.4) * rim * flare;
      const top = faceDepth(share);
      return edges(half).map(([side, depth]) => at(share, side, top - depth));
    });
  const core = (section: number): readonly [number, number, number] =>
    at(0.12 + (0.82 * section) / STATIONS, 0, -140);
  const inner = 1 - bevel;
  addFacets(
    mesh,
    strip((half) => [
      [-half * inner, 0],
      [half * inner, 0],
    ]),
    face,
    core,
  );
  for (const side of [-1, 1]) {
    addFacets(
      mesh,
      strip((half) => [
        [side * half * inner, 0],
        [side * half, 9],
      ]),
      sides,
      core,
      0.9,
    );
    addFacets(
      mesh,
      strip((half) => [
        [side * half, 9],
        [side * half, 48],
      ]),
      sides,
      core,
      0.5,
    );
  }
}

function addSpokes(mesh: MeshBuilder, rim: number, design: RimDesign): void {
  for (const spoke of design.spokes) addSpoke(mesh, rim, design, spoke);
}

function addBrake(mesh: MeshBuilder, rim: number): void {
  addLathe(
    mesh,
    [
      [rim * 0.7, -118],
      [rim * 0.7, -108],
      [rim * 0.3, -108],
    ].map(([r = 0, z = 0]) => [r, z] as const),
    steel,
    { openness: () => 0.55 },
  );
  addLathe(
    mesh,
    [
      [rim * 0.74, -130],
      [rim * 0.74, -84],
      [rim * 0.48, -84],
      [rim * 0.48, -130],
    ],
    caliper,
    {
      segments: 14,
      from: -0.45,
      to: 0.65,
      openness: () => 0.6,
    },
  );
}

/**
 * A wheel around the z axis, its outer side at z = 0 facing +z. `radius` and `width` are the
 * tyre's, in millimetres; `design` is one of the four rims.
 */
export function addWheel(mesh: MeshBuilder, radius: number, width: number, design: number): void {
  const rim = radius * 0.735;
  const tyre = sampleCurve([
    [rim, -width + 30],
    [radius * 0.86, -width - 2],
    [radius * 0.95, -width],
    [radius * 0.992, -width + 30],
    [radius, -width + 60],
    [radius, -60],
    [radius * 0.99, -26],
    [radius * 0.95, -8],
    [radius * 0.88, 0],
    [rim * 1.06, -6],
    [rim * 1.0, -20],
  ]).filter((_, index) => index % 4 === 0);
  addLathe(mesh, tyre, rubber, { openness: (r) => (r < rim * 1.04 ? 0.4 : 1) });
  const groove = (share: number): readonly Point[] => [
    [radius * share + 3, 0.5],
    [radius * share, 2.2],
    [radius * share - 3, 0.5],
  ];
  addLathe(mesh, groove(0.9), rubber);
  addLathe(mesh, groove(0.835), rubber);
  const lip: Point[] = [
    [rim * 1.012, -24],
    [rim * 1.01, -14],
    [rim * 0.985, -11],
    [rim * 0.955, -16],
    [rim * 0.93, -34],
    [rim * 0.92, -60],
  ];
  addLathe(
    mesh,
    sampleCurve(lip).filter((_, index) => index % 6 === 0),
    alloy,
  );
  addLathe(
    mesh,
    [
      [rim * 0.92, -60],
      [rim * 0.9, -140],
      [rim * 0.88, -width * 0.8],
    ],
    barrel,
    { openness: (_r, z) => Math.max(0.15, 0.8 + z / 220) },
  );
  addLathe(
    mesh,
    [
      [rim * 0.9, -width * 0.8],
      [1, -width * 0.8],
    ],
    black,
  );
  addLathe(
    mesh,
    [
      [1, -width * 0.84],
      [rim, -width * 0.84],
    ],
    black,
  );
  addBrake(mesh, rim);
  const spokeDesign = designs[design] ?? designs[0];
  if (spokeDesign) addSpokes(mesh, rim, spokeDesign);
  const dome: Point[] = [
    [rim * 0.2, -60],
    [rim * 0.195, -34],
    [rim * 0.175, -28],
  ];
  addLathe(mesh, dome, spokeDesign?.face ?? alloy);
  addLathe(
    mesh,
    [
      [rim * 0.175, -28],
      [rim * 0.125, -26],
    ],
    spokeDesign?.face ?? alloy,
  );
  addLathe(
    mesh,
    [
      [rim * 0.125, -26],
      [rim * 0.1, -19],
      [rim * 0.05, -17],
      [0.5, -16],
    ],
    cap,
    { segments: 36 },
  );
}
