/** Paint colours: the base colour and how strongly the flake lights up the shoulders (0 to 1). */
export interface Paint {
  colour: string;
  metallic: number;
}

export const paints = {
  white: { colour: '#dfe2e5', metallic: 0.25 },
  black: { colour: '#16181c', metallic: 0.55 },
  grey: { colour: '#6d747c', metallic: 0.6 },
  silver: { colour: '#b9bfc6', metallic: 0.6 },
  blue: { colour: '#1d4f91', metallic: 0.6 },
  red: { colour: '#a3141e', metallic: 0.55 },
  green: { colour: '#2f4a3c', metallic: 0.55 },
  sand: { colour: '#b7a588', metallic: 0.5 },
  orange: { colour: '#d2601a', metallic: 0.5 },
  petrol: { colour: '#12606b', metallic: 0.6 },
} satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;
export const paintNames = Object.keys(paints) as PaintName[];
