import sharp from 'sharp';

/** Part of a chart, in millimetres: x from `left`, y up from `bottom`. */
export interface DecalArea {
  left: number;
  bottom: number;
  wide: number;
  tall: number;
}

/** A picture laid over the paint of a chart, in millimetres. */
export interface Decal {
  left: number;
  bottom: number;
  scale: number;
  width: number;
  height: number;
  /** Linear RGB and coverage, four numbers per texel, 0 to 1. */
  colour: Float32Array;
  /** Reflectance, roughness and emission, four bytes per texel. */
  material: Uint8Array;
}

export interface Material {
  /** Share of light mirrored when seen straight on, 0 to 1. */
  mirror: number;
  rough: number;
  glow?: number;
}

export const materials = {
  glass: { mirror: 0.06, rough: 0 },
  plastic: { mirror: 0.035, rough: 0.8 },
  gloss: { mirror: 0.05, rough: 0.15 },
  chrome: { mirror: 0.55, rough: 0.3 },
  gap: { mirror: 0, rough: 1 },
  lamp: { mirror: 0.06, rough: 0, glow: 0.15 },
  light: { mirror: 0.04, rough: 0, glow: 1 },
} satisfies Record<string, Material>;

/** One shape of a decal: SVG markup without fill, drawn once for colour and once for material. */
export interface DecalShape {
  markup: (paint: string) => string;
  colour: string;
  material: Material;
  /** Extra SVG for the colour layer only, such as gradients. */
  defs?: string;
}

/** A filled path in millimetres, y up. */
export const filled = (
  path: string,
  colour: string,
  material: Material,
  opacity = 1,
): DecalShape => ({
  markup: (paint) => `<path d="${path}" fill="${paint}" opacity="${opacity}"/>`,
  colour,
  material,
});

export const stroked = (
  path: string,
  colour: string,
  width: number,
  material: Material,
  opacity = 1,
): DecalShape => ({
  markup: (paint) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
  colour,
  material,
});

const toByte = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);

/** sRGB to linear light for each byte. */
const linearByByte = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

async function renderPixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** Draws shapes over an area of a chart: x from `left`, y from `bottom`, in millimetres. */
export async function drawDecal(
  shapes: readonly DecalShape[],
  { left, bottom, wide, tall, scale }: DecalArea & { scale: number },
): Promise<Decal> {
  const width = Math.ceil(wide * scale);
  const height = Math.ceil(tall * scale);
  const frame = `width="${width}" height="${height}" viewBox="${left} ${-(bottom + tall)} ${wide} ${tall}"`;
  const layer = (content: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${content}</svg>`;
  const colours = layer(
    shapes
      .map(({ markup, colour, defs = '' }) => (defs ? `<defs>${defs}</defs>` : '') + markup(colour))
      .join(''),
  );
  const surfaces = layer(
    shapes
      .map(({ markup, material: { mirror, rough, glow = 0 } }) =>
        markup(`rgb(${toByte(mirror)},${toByte(rough)},${toByte(glow)})`),
      )
      .join(''),
  );
  const [colourBytes, material] = await Promise.all([
    renderPixels(colours),
    renderPixels(surfaces),
  ]);
  const colour = new Float32Array(width * height * 4);
  for (let at = 0; at < colour.length; at += 4) {
    const cover = (colourBytes[at + 3] ?? 0) / 255;
    for (const channel of [0, 1, 2])
      colour[at + channel] = (linearByByte[colourBytes[at + channel] ?? 0] ?? 0) * cover;
    colour[at + 3] = cover;
  }
  return { left, bottom, scale, width, height, colour, material };
}
