declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** A range of an axis, or the one value that is kept. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** Reduces a font to the glyphs of the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
