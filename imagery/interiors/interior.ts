import { cabinNames } from '../../services/media/bodyStyles';

/** Names of the drawn interiors. */
export const interiorNames = [...cabinNames, 'truck'] as const;
export type InteriorName = (typeof interiorNames)[number];

/** Colours of an interior's materials. */
export interface Upholstery {
  /** Seats and door inserts, from lit to shaded. */
  seat: readonly [string, string, string];
  stitch: string;
  /** Dashboard top, its lower half, and the darkest plastics. */
  dash: readonly [string, string, string];
  /** Decorative strip. */
  inlay: readonly [string, string];
  ceiling: readonly [string, string];
  carpet: readonly [string, string];
}

export const upholsteries = {
  light: {
    seat: ['#f0ece4', '#d9d3c7', '#a9a294'],
    stitch: '#8d8574',
    dash: ['#4a4d51', '#cfc9bd', '#1d1f22'],
    inlay: ['#b98f62', '#8a643d'],
    ceiling: ['#ece9e3', '#c9c4ba'],
    carpet: ['#5a5753', '#37352f'],
  },
  dark: {
    seat: ['#4a4d52', '#2c2f33', '#141619'],
    stitch: '#8a9097',
    dash: ['#33363a', '#25282b', '#0f1113'],
    inlay: ['#a9afb5', '#6d747b'],
    ceiling: ['#3a3c40', '#222427'],
    carpet: ['#2c2e31', '#141517'],
  },
  tan: {
    seat: ['#c08a58', '#9a6638', '#5f3b1d'],
    stitch: '#e9cfae',
    dash: ['#35322f', '#7d5433', '#171513'],
    inlay: ['#4d3a2a', '#2b1f16'],
    ceiling: ['#d8d1c6', '#b1a899'],
    carpet: ['#3a342e', '#1d1a17'],
  },
} satisfies Record<string, Upholstery>;

export type UpholsteryName = keyof typeof upholsteries;

interface InteriorOptions {
  body: InteriorName;
  upholstery: Upholstery;
  /** Electric cars have one large screen and no gear lever. */
  electric: boolean;
}

/** Bodies whose seats are upright and whose windscreen is tall. */
export const isTall = (body: InteriorName): boolean =>
  body === 'van' || body === 'truck' || body === 'pickup' || body === 'suv';

export type DrawInterior = (options: InteriorOptions) => string;

/** An interior as an SVG document of 1920 × 1080. */
export const interiorDocument = (defs: string, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080"><defs>${defs}</defs>${markup}</svg>`;

/** A filled path, in pixels. */
export const area = (path: string, fill: string, attributes = ''): string =>
  `<path d="${path}" fill="${fill}" ${attributes}/>`;

/** A stroked path, in pixels. */
export const line = (path: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;
