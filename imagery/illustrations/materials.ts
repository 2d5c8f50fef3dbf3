import { darken, lighten } from './colour';
import type { CarGeometry } from './geometry';
import type { Shades } from './shades';
import { blurFilter, linearGradient, radialGradient, verticalGradient, type Naming } from './svg';

/** Blur strengths in millimetres, by the size of the thing they soften. */
const blurs = { edge: 2, seam: 6, glow: 14, band: 24, broad: 34, wash: 46 } as const;
export type BlurName = keyof typeof blurs;

const wheelMaterials = (name: Naming): string =>
  [
    radialGradient(name('tyre'), [
      [0.7, '#23262a'],
      [0.86, '#2b2e33'],
      [0.95, '#191b1e'],
      [1, '#0b0c0d'],
    ]),
    radialGradient(
      name('barrel'),
      [
        [0, '#2c3036'],
        [0.7, '#15171a'],
        [1, '#3b4047'],
      ],
      [0.5, 0.4, 0.6],
    ),
    radialGradient(name('disc'), [
      [0.5, '#5b6168'],
      [0.75, '#858b92'],
      [1, '#4b5057'],
    ]),
    linearGradient(
      name('alloy'),
      [
        [0, '#f4f6f8'],
        [0.5, '#b4bac1'],
        [1, '#7d848c'],
      ],
      [0, 0, 1, 1],
    ),
    linearGradient(
      name('lip'),
      [
        [0, '#fafbfc'],
        [0.5, '#8d949b'],
        [1, '#d3d7db'],
      ],
      [0, 0, 0.6, 1],
    ),
    radialGradient(
      name('hub'),
      [
        [0, '#eef0f2'],
        [1, '#7c838b'],
      ],
      [0.4, 0.35, 0.7],
    ),
  ].join('');

const lampMaterials = (name: Naming): string =>
  linearGradient(
    name('lamp'),
    [
      [0, '#dfe8ef'],
      [0.35, '#5c6a76'],
      [1, '#1b2228'],
    ],
    [0, 0, 1, 0.6],
  ) +
  linearGradient(
    name('tail-lamp'),
    [
      [0, '#5c0a10'],
      [0.5, '#a80f18'],
      [1, '#e02a2a'],
    ],
    [0, 0, 1, 0],
  );

/** Materials that do not depend on the body: blurs, wheels, lamps, chrome. */
export function commonMaterials(name: Naming): string {
  return [
    ...Object.entries(blurs).map(([blur, deviation]) => blurFilter(name(blur), deviation)),
    wheelMaterials(name),
    lampMaterials(name),
    linearGradient(
      name('chrome'),
      [
        [0, '#eef1f4'],
        [0.4, '#8a9097'],
        [0.7, '#f4f6f8'],
        [1, '#7b8188'],
      ],
      [0, 0, 1, 0],
    ),
  ].join('');
}

/** Materials fitted to a body: paint, glass, cladding, the turn of nose and tail, the outline clip. */
export function bodyMaterials(name: Naming, geometry: CarGeometry, shades: Shades): string {
  const { body } = geometry;
  return [
    verticalGradient(name('paint'), -body.height, -body.sill, [
      [0, lighten(shades.base, 0.42)],
      [0.16, lighten(shades.base, 0.16)],
      [0.36, shades.base],
      [0.5, lighten(shades.base, 0.1)],
      [0.66, shades.turned],
      [0.86, darken(shades.base, 0.3)],
      [1, shades.shadow],
    ]),
    verticalGradient(name('glass'), -body.height, -body.beltFront, [
      [0, '#4d5d69'],
      [0.45, '#26313a'],
      [1, '#0f151a'],
    ]),
    verticalGradient(name('cladding'), -(body.sill + 260), -body.sill, [
      [0, '#34383d'],
      [0.5, '#24272b'],
      [1, '#121417'],
    ]),
    linearGradient(
      name('nose-shade'),
      [
        [0, '#000000', 0.42],
        [0.5, '#000000', 0.1],
        [1, '#000000', 0],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient(
      name('tail-shade'),
      [
        [0, '#000000', 0.5],
        [0.5, '#000000', 0.12],
        [1, '#000000', 0],
      ],
      [1, 0, 0, 0],
    ),
    `<clipPath id="${name('body')}"><path d="${geometry.outline}"/></clipPath>`,
  ].join('');
}
