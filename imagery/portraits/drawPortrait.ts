/** Length of the hair: below or above the shoulders. */
export const cuts = ['long', 'short'] as const;
export type Cut = (typeof cuts)[number];

/** Number of portraits per cut. */
export const PORTRAIT_COUNT = 8;

const SIZE_PX = 256;

const skins = ['#f3cfb3', '#e7b58f', '#c98f66', '#8d5a3b'] as const;
const hairs = ['#2b211d', '#5b3a29', '#a4693a', '#d9b26f', '#8f8f93', '#3d2b3a'] as const;
const shirts = ['#27496d', '#3f6b5c', '#8a4f4d', '#4a4e69', '#6b705c', '#2f3e46'] as const;
const grounds = ['#dfe7ee', '#e8e2d8', '#dde8e0', '#e9dfe2'] as const;

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** Draws an invented person from the shoulders up, as an SVG document. */
export function drawPortrait(cut: Cut, number: number): string {
  const seed = number + (cut === 'long' ? 0 : 3);
  const skin = pick(skins, number * 3 + (cut === 'long' ? 0 : 1));
  const hair = pick(hairs, seed * 5 + 1);
  const shirt = pick(shirts, seed * 2 + number);
  const lines = '#2a211d';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 ${SIZE_PX} ${SIZE_PX}">`,
    `<rect width="${SIZE_PX}" height="${SIZE_PX}" fill="${pick(grounds, seed)}"/>`,
    cut === 'long' ? hairBehind(hair, number) : '',
    // Shoulders, neck with its shade, collar.
    `<path fill="${shirt}" d="M24 256c4-44 42-62 104-62s100 18 104 62z"/>`,
    `<path fill="${skin}" d="M104 160h48v42c0 14-48 14-48 0z"/>`,
    `<path fill="#000" opacity=".12" d="M104 176c14 16 34 16 48 0v10c-14 14-34 14-48 0z"/>`,
    `<path fill="#fff" opacity=".9" d="M100 196l28 30 28-30 12 6-26 44h-28l-26-44z"/>`,
    `<path fill="${shirt}" d="M88 202l40 40 40-40 20 10-30 44H98l-30-44z"/>`,
    // Head and ears.
    `<circle cx="82" cy="126" r="11" fill="${skin}"/><circle cx="174" cy="126" r="11" fill="${skin}"/>`,
    `<path fill="${skin}" d="M82 104c0-34 20-52 46-52s46 18 46 52c0 42-20 78-46 78s-46-36-46-78z"/>`,
    cut === 'short' && number % 3 === 1 ? beard(hair) : '',
    face(lines, number),
    number % 4 === 2 ? glasses(lines) : '',
    cut === 'long' ? fringe(hair, number) : shortHair(hair, number),
    '</svg>',
  ].join('');
}

function face(lines: string, number: number): string {
  const smile = number % 2 === 0 ? 'M110 154c10 11 26 11 36 0' : 'M108 152c12 13 28 13 40 0z';
  return [
    `<circle cx="109" cy="122" r="4.5" fill="${lines}"/><circle cx="147" cy="122" r="4.5" fill="${lines}"/>`,
    `<path d="M99 108q10-6 19-1M138 107q10-5 19 1" fill="none" stroke="${lines}" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
    `<path d="M128 122q-6 14-4 18 4 3 9 0" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" opacity=".28"/>`,
    `<path d="${smile}" fill="${number % 2 === 0 ? 'none' : '#fff'}" stroke="#8f4038" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle cx="100" cy="142" r="9" fill="#d9625a" opacity=".16"/><circle cx="156" cy="142" r="9" fill="#d9625a" opacity=".16"/>`,
  ].join('');
}

const glasses = (lines: string) =>
  `<g fill="none" stroke="${lines}" stroke-width="3.5"><circle cx="109" cy="123" r="15"/><circle cx="147" cy="123" r="15"/><path d="M124 121q4-4 8 0M94 120l-10-3M162 120l10-3"/></g>`;

const beard = (hair: string) =>
  `<path fill="${hair}" opacity=".92" d="M84 128c6 14 14 16 22 14 10-6 34-6 44 0 8 2 16 0 22-14 0 36-20 58-44 58s-44-22-44-58z"/>`;

/** Hair behind the head: down to the shoulders, in a bun, or curls. */
function hairBehind(hair: string, number: number): string {
  if (number % 3 === 1) return `<circle cx="128" cy="40" r="24" fill="${hair}"/>`;
  if (number % 3 === 2) {
    return [70, 62, 66, 78, 178, 190, 194, 186]
      .map((x, index) => `<circle cx="${x}" cy="${86 + (index % 4) * 30}" r="26" fill="${hair}"/>`)
      .join('');
  }
  return `<path fill="${hair}" d="M70 112c-4-48 22-74 58-74s62 26 58 74c-2 40 2 74 8 104H62c6-30 10-64 8-104z"/>`;
}

const fringe = (hair: string, number: number) =>
  number % 2 === 0
    ? `<path fill="${hair}" d="M78 118c-4-50 20-76 50-76s54 26 50 76c-6-22-16-36-34-44-20 12-44 16-58 16-4 8-6 16-8 28z"/>`
    : `<path fill="${hair}" d="M78 120c-6-52 20-78 50-78s56 26 50 78c-4-26-22-44-50-50-28 6-46 24-50 50z"/>`;

/** Short hair: combed to a side, cropped, or thin. */
function shortHair(hair: string, number: number): string {
  if (number % 4 === 3) {
    return `<path fill="${hair}" d="M79 124c-4-16-2-30 4-40 2 12 4 18 4 26zM177 124c4-16 2-30-4-40-2 12-4 18-4 26z"/>`;
  }
  if (number % 2 === 0) {
    return `<path fill="${hair}" d="M78 112c-6-46 18-70 52-70 36 0 54 24 48 70-4-16-8-24-16-32-22 4-48 2-66-6-10 10-14 20-18 38z"/>`;
  }
  return `<path fill="${hair}" d="M80 106c-4-40 18-60 48-60s52 20 48 60c-4-14-10-22-18-26-18-6-42-6-60 0-8 4-14 12-18 26z"/>`;
}
