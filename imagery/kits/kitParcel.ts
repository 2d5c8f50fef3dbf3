/** Colours of the room in which a parcel is shown. */
interface Setting {
  wall: readonly [top: string, bottom: string];
  floor: readonly [far: string, near: string];
}

export const settings = {
  blue: { wall: ['#dfe7f0', '#c9d6e4'], floor: ['#b9c8d9', '#d5dfea'] },
  sand: { wall: ['#f1ebe2', '#e3d8c8'], floor: ['#d6c8b4', '#eae1d4'] },
} as const satisfies Record<string, Setting>;

export const parcelKinds = ['parcel', 'tools'] as const;
export type ParcelKind = (typeof parcelKinds)[number];

/** Colours of cardboard: lit, half lit, in shade, and inside. */
const CARD = {
  top: '#d9b183',
  left: '#c3976a',
  right: '#a87d54',
  inside: '#7d5a3b',
  edge: '#e6c59d',
};
const STEEL = { light: '#cfd6dd', mid: '#9aa5b1', dark: '#6c7783' };

const WIDTH = 1600;
const HEIGHT = 900;
const HORIZON = 560;

type Point = readonly [x: number, y: number];

const polygon = (points: readonly Point[], fill: string, attributes = ''): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${attributes}/>`;

const gradient = (id: string, [from, to]: readonly [string, string]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A box seen from a corner: the nearest edge is at x 800, its foot at y 756. */
const foot: Point = [800, 756];
const left: Point = [470, 640];
const right: Point = [1130, 640];
const HIGH = 300;
const up = ([x, y]: Point, distance = HIGH): Point => [x, y - distance];
const back: Point = [800, 524];

const sides =
  polygon([left, foot, up(foot), up(left)], CARD.left) +
  polygon([foot, right, up(right), up(foot)], CARD.right);

/** A closed parcel with tape over it and a label. */
const closedParcel =
  sides +
  polygon([up(left), up(foot), up(right), up(back)], CARD.top) +
  polygon(
    [
      [621, 386.6],
      [663, 401.4],
      [993, 285.4],
      [951, 270.6],
    ],
    '#efe2cd',
    'opacity="0.85"',
  ) +
  polygon(
    [
      [621, 386.6],
      [663, 401.4],
      [663, 485],
      [621, 470],
    ],
    '#e3d2b6',
    'opacity="0.85"',
  ) +
  polygon(
    [
      [880, 560],
      [1040, 503.8],
      [1040, 600],
      [880, 656.2],
    ],
    '#f7f4ee',
  ) +
  [0, 1, 2]
    .map((row) =>
      polygon(
        [
          [902, 572 + row * 24],
          [1018 - row * 34, 531.2 + row * 24 + row * 12],
          [1018 - row * 34, 540.2 + row * 24 + row * 12],
          [902, 581 + row * 24],
        ],
        '#b9b2a5',
      ),
    )
    .join('');

/** A spanner and a screwdriver, which stick out of the parcel behind its two front sides. */
const tools =
  `<g transform="translate(742 412) rotate(-12)"><rect x="-15" y="-190" width="30" height="250" rx="6" fill="${STEEL.mid}"/><rect x="-15" y="-190" width="11" height="250" rx="5" fill="${STEEL.light}"/><path d="M-54 -236a54 54 0 0 0 108 0c0 -24 -14 -44 -32 -52v50l-22 14l-22 -14v-50c-18 8 -32 28 -32 52z" fill="${STEEL.mid}"/><path d="M-54 -236a54 54 0 0 0 40 52l14 -40l-22 -14v-50c-18 8 -32 28 -32 52z" fill="${STEEL.light}"/></g>` +
  `<g transform="translate(868 420) rotate(12)"><rect x="-9" y="-130" width="18" height="200" fill="${STEEL.dark}"/><rect x="-30" y="-270" width="60" height="150" rx="26" fill="#c8402f"/><rect x="-30" y="-270" width="22" height="150" rx="11" fill="#e06a55"/></g>`;

/** An open parcel with tools in it. */
const openParcel =
  polygon([up(left), up(back), [700, 172], [372, 288]], CARD.left) +
  polygon([up(back), up(right), [1228, 288], [900, 172]], CARD.right) +
  polygon([up(left), up(back), up(right), up(foot)], CARD.inside) +
  tools +
  sides +
  polygon([up(left), up(foot), [690, 520], [360, 404]], CARD.edge) +
  polygon([up(foot), up(right), [1240, 404], [910, 520]], CARD.top);

const drawings: Record<ParcelKind, string> = { parcel: closedParcel, tools: openParcel };

/** A parcel in a studio as an SVG document, for kits that have no picture. */
export function kitParcel(kind: ParcelKind, setting: keyof typeof settings): string {
  const { wall, floor } = settings[setting];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
    gradient('wall', wall) +
    gradient('floor', floor) +
    `<radialGradient id="shade"><stop offset="0.4" stop-color="#1d2530" stop-opacity="0.34"/><stop offset="1" stop-color="#1d2530" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HORIZON}" fill="url(#wall)"/>` +
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#floor)"/>` +
    `<ellipse cx="830" cy="690" rx="470" ry="120" fill="url(#shade)"/>` +
    drawings[kind] +
    `</svg>`
  );
}
