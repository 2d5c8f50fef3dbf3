/** Exposure of a studio picture, and tint of its light (linear factors). */
export interface Grade {
  exposure: number;
  tint: readonly [number, number, number];
}

/** Moods of the studio. */
export const grades = {
  studio: { exposure: 1.1, tint: [1, 1, 1] },
  warm: { exposure: 1.08, tint: [1.03, 1, 0.93] },
  nordic: { exposure: 1.06, tint: [0.95, 0.99, 1.05] },
} satisfies Record<string, Grade>;

export type GradeName = keyof typeof grades;
