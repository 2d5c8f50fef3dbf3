import sharp from 'sharp';
import type { ChartShapes } from '../model/decals/bodyShapes';
import type { DecalArea, DecalShape } from '../model/decals/decal';

/** Texels per millimetre: a vehicle that fills a wide picture shows no texel. */
const SCALE = 0.8;
/** What a pane is filled with, and the seats that drawings show behind it: models have a cabin of their own. */
const PANE = '#151d23';
const SEAT = '#020303';

/** Where a chart lies in the atlas: millimetres, and texels from its upper edge. */
interface ChartPlace extends DecalArea {
  row: number;
}

/** All charts of a vehicle one below the other, in three layers of the same size, as PNG. */
export interface Atlas {
  width: number;
  height: number;
  scale: number;
  charts: Record<string, ChartPlace>;
  /** sRGB and cover. */
  colour: Buffer;
  /** Share of light mirrored, roughness, own light. */
  material: Buffer;
  /** White where one sees through. */
  panes: Buffer;
}

const layers = {
  colour: ({ markup, colour, defs = '' }: DecalShape) =>
    (defs ? `<defs>${defs}</defs>` : '') + (colour === SEAT ? '' : markup(colour)),
  material: ({ markup, colour, material: { mirror, rough, glow = 0 } }: DecalShape) => {
    const bytes = [mirror, rough, glow].map((share) => Math.round(Math.min(1, share) * 255));
    return colour === SEAT ? '' : markup(`rgb(${bytes.join(',')})`);
  },
  panes: ({ markup, colour }: DecalShape) =>
    colour === SEAT ? '' : markup(colour === PANE ? '#fff' : '#000'),
};

/** Draws the shapes of all charts of a vehicle into one picture per layer. */
export async function drawAtlas(shapes: Record<string, ChartShapes>): Promise<Atlas> {
  let height = 0;
  const charts: Record<string, ChartPlace> = {};
  for (const [name, { area }] of Object.entries(shapes)) {
    charts[name] = { ...area, row: height };
    height += Math.ceil(area.tall * SCALE);
  }
  const width = Math.ceil(Math.max(...Object.values(charts).map(({ wide }) => wide)) * SCALE);
  const draw = (layer: (shape: DecalShape) => string): Promise<Buffer> => {
    const parts = Object.entries(shapes).map(([name, { shapes: drawn, area }]) => {
      const frame = `x="0" y="${charts[name]?.row ?? 0}" width="${area.wide * SCALE}" height="${area.tall * SCALE}"`;
      const seen = `viewBox="${area.left} ${-(area.bottom + area.tall)} ${area.wide} ${area.tall}"`;
      // Shapes name their clips alike on every chart.
      const content = drawn
        .map(layer)
        .join('')
        .replace(/(id="|url\(#)/g, `$1${name}-`);
      return `<svg ${frame} ${seen} preserveAspectRatio="none">${content}</svg>`;
    });
    const size = `width="${width}" height="${height}"`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
    return sharp(Buffer.from(drawing), { unlimited: true, limitInputPixels: false })
      .ensureAlpha()
      .png({ compressionLevel: 3 })
      .toBuffer();
  };
  const flat = async (png: Promise<Buffer>): Promise<Buffer> =>
    sharp(await png)
      .flatten({ background: '#000' })
      .png({ compressionLevel: 3 })
      .toBuffer();
  const [colour, material, panes] = await Promise.all([
    draw(layers.colour),
    flat(draw(layers.material)),
    flat(draw(layers.panes)),
  ]);
  return { width, height, scale: SCALE, charts, colour, material, panes };
}
