import sharp from 'sharp';
import type { ChartShapes } from '../model/decals/bodyShapes';
import type { DecalArea, DecalShape } from '../model/decals/decal';

/** So many that no texels are visible if a vehicle fills a wide picture. */
const TEXELS_PER_MM = 0.8;
/** Colours of panes and of seats behind them in drawings; models have a modelled cabin instead of the seats. */
const PANE_COLOUR = '#151d23';
const SEAT_COLOUR = '#020303';

/** Position of a chart in the atlas: its area in millimetres, and its first row of texels. */
interface ChartPlace extends DecalArea {
  row: number;
}

/** All charts of a vehicle one below the other, in three layers of the same size, as PNG. */
export interface Atlas {
  width: number;
  height: number;
  scale: number;
  charts: Record<string, ChartPlace>;
  /** sRGB and coverage. */
  colour: Buffer;
  /** Reflectance, roughness, emission. */
  material: Buffer;
  /** White where glass is transparent. */
  panes: Buffer;
}

const layers = {
  colour: ({ markup, colour, defs = '' }: DecalShape) =>
    (defs ? `<defs>${defs}</defs>` : '') + (colour === SEAT_COLOUR ? '' : markup(colour)),
  material: ({ markup, colour, material: { mirror, rough, glow = 0 } }: DecalShape) => {
    const bytes = [mirror, rough, glow].map((share) => Math.round(Math.min(1, share) * 255));
    return colour === SEAT_COLOUR ? '' : markup(`rgb(${bytes.join(',')})`);
  },
  panes: ({ markup, colour }: DecalShape) =>
    colour === SEAT_COLOUR ? '' : markup(colour === PANE_COLOUR ? '#fff' : '#000'),
};

/** Draws the shapes of all charts of a vehicle into one picture per layer. */
export async function drawAtlas(shapes: Record<string, ChartShapes>): Promise<Atlas> {
  let height = 0;
  const charts: Record<string, ChartPlace> = {};
  for (const [name, { area }] of Object.entries(shapes)) {
    charts[name] = { ...area, row: height };
    height += Math.ceil(area.tall * TEXELS_PER_MM);
  }
  const width = Math.ceil(
    Math.max(...Object.values(charts).map(({ wide }) => wide)) * TEXELS_PER_MM,
  );
  const draw = (layer: (shape: DecalShape) => string): Promise<Buffer> => {
    const fragments = Object.entries(shapes).map(([name, { shapes: drawn, area }]) => {
      const frame = `x="0" y="${charts[name]?.row ?? 0}" width="${area.wide * TEXELS_PER_MM}" height="${area.tall * TEXELS_PER_MM}"`;
      const viewBox = `viewBox="${area.left} ${-(area.bottom + area.tall)} ${area.wide} ${area.tall}"`;
      // Clip ids are equal on all charts, so they get the chart's name as prefix.
      const content = drawn
        .map(layer)
        .join('')
        .replace(/(id="|url\(#)/g, `$1${name}-`);
      return `<svg ${frame} ${viewBox} preserveAspectRatio="none">${content}</svg>`;
    });
    const size = `width="${width}" height="${height}"`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${fragments.join('')}</svg>`;
    return sharp(Buffer.from(drawing), { unlimited: true, limitInputPixels: false })
      .ensureAlpha()
      .png({ compressionLevel: 3 })
      .toBuffer();
  };
  const flatten = async (png: Promise<Buffer>): Promise<Buffer> =>
    sharp(await png)
      .flatten({ background: '#000' })
      .png({ compressionLevel: 3 })
      .toBuffer();
  const [colour, material, panes] = await Promise.all([
    draw(layers.colour),
    flatten(draw(layers.material)),
    flatten(draw(layers.panes)),
  ]);
  return { width, height, scale: TEXELS_PER_MM, charts, colour, material, panes };
}
