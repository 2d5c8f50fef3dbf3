declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }

  /** The font with the glyphs of the text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
