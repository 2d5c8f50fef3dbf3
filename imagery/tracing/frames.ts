/** Size of a picture with more of the studio, and width and place of the traced view in it; pixels. */
export interface StudioFrame {
  width: number;
  height: number;
  view: number;
  left: number;
  top: number;
}

/** Pictures that are larger than the traced view. */
export const frames = {
  /** The car has 57 % of the width and half the height: whole in areas from 1.1 to 3.6 times as wide as high. */
  hero: { width: 1920, height: 1000, view: 1280, left: 320, top: 115 },
  /** For upright areas of phones. */
  tall: { width: 640, height: 800, view: 640, left: 0, top: 208 },
} as const satisfies Record<string, StudioFrame>;

export type FrameName = keyof typeof frames;
