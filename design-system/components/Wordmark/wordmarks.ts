/** Style of a brand's name, and the sign before it. */
interface WordmarkDrawing {
  /** Sign in a box of 24 by 24: its background, and the line drawn on it. */
  ground: string;
  sign: string;
  /** A character for the sign where only text can be shown, such as in e-mails; in every usual font. */
  character: string;
  /** Stroke width of the letters, in tenths of their height. */
  line: number;
  gap: number;
  ends: 'round' | 'butt' | 'square';
  joins: 'round' | 'miter' | 'bevel';
  /** Horizontal scale of the letters. */
  stretch: number;
  /** In degrees. */
  slant: number;
}

const roundedSquare = 'M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Z';

/** Our brands' wordmarks by name. */
export const wordmarks = {
  /** A road to the horizon; light, wide letters. */
  road: {
    ground: roundedSquare,
    sign: 'M6 18 10.2 6M18 18 13.8 6M12 17v-2.5M12 10.5v-1',
    character: 'Λ',
    line: 1.5,
    gap: 3,
    ends: 'butt',
    joins: 'miter',
    stretch: 1,
    slant: 0,
  },
  /** A price tag; heavy letters with soft ends. */
  tag: {
    ground:
      'M1.5 12.6 11 1.8A2.4 2.4 0 0 1 12.8 1H20a3 3 0 0 1 3 3v7.2a2.4 2.4 0 0 1-.8 1.8L11.4 22.5a2.6 2.6 0 0 1-3.7 0l-6.2-6.2a2.6 2.6 0 0 1 0-3.7Z',
    sign: 'M17.6 6.4h.01M8.4 13.6l2.6 2.6 4.4-4.4',
    character: '✓',
    line: 2.7,
    gap: 3.6,
    ends: 'round',
    joins: 'round',
    stretch: 0.92,
    slant: 0,
  },
  /** A plug in a circle; thin letters, far apart. */
  plug: {
    ground: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
    sign: 'M13.4 5 8.4 13h7l-5 6.4',
    character: '+',
    line: 1.2,
    gap: 3.4,
    ends: 'round',
    joins: 'round',
    stretch: 1,
    slant: 0,
  },
  /** A ridge; narrow and heavy letters with straight ends. */
  ridge: {
    ground: 'M1 3h22v18H1Z',
    sign: 'M3 17.5 9.6 7.5l3.6 5.4 2.2-3L21 17.5',
    character: '▲',
    line: 2.6,
    gap: 3.4,
    ends: 'butt',
    joins: 'miter',
    stretch: 0.86,
    slant: 0,
  },
  /** Wheels under a load; letters that lean forward. */
  load: {
    ground: 'M4.6 4H23l-3.6 16H1Z',
    sign: 'M7.4 8.5h10.4M6.6 12h10.4M5.8 15.5h10.4',
    character: '≡',
    line: 2.1,
    gap: 3.2,
    ends: 'butt',
    joins: 'miter',
    stretch: 0.96,
    slant: -12,
  },
} as const satisfies Record<string, WordmarkDrawing>;

export type WordmarkName = keyof typeof wordmarks;
