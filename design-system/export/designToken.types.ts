/** A length (Design Tokens Format Module 2025.10, 8.2). */
export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

/** A colour in sRGB (Design Tokens Color Module 2025.10). */
export interface Color {
  colorSpace: 'srgb';
  /** Red, green and blue, each 0–1. */
  components: [number, number, number];
  /** 0–1; opaque when absent. */
  alpha?: number;
  hex: string;
}

/** A composite value of the Design Tokens format: one drop shadow. */
export interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

interface Duration {
  value: number;
  unit: 'ms';
}

interface Transition {
  duration: Duration;
  delay: Duration;
  timingFunction: [number, number, number, number];
}

/** Value of a token in one of the format's types, or the name of another token in braces. */
export type DesignValue =
  | { $type: 'color'; $value: Color | string }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'number'; $value: number }
  | { $type: 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'shadow'; $value: Shadow[] }
  | { $type: 'transition'; $value: Transition };

export type DesignToken = DesignValue & {
  $description?: string;
  $extensions?: { 'forecourt.css': { css: string; narrow?: Dimension } };
};

/** A file of the Design Tokens format: groups by name. */
export interface DesignTokens {
  $description: string;
  [group: string]: string | DesignGroup;
}

/** Tokens and groups of tokens by name. */
export interface DesignGroup {
  [name: string]: DesignToken | DesignGroup;
}
