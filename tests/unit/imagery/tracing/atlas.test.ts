import sharp from 'sharp';
import { bodySolid } from '../../../../imagery/model/bodySolid';
import { bodyShapes } from '../../../../imagery/model/decals/bodyShapes';
import { drawAtlas, type Atlas } from '../../../../imagery/tracing/atlas';

const solid = bodySolid('city');
let atlas: Atlas;

beforeAll(async () => {
  atlas = await drawAtlas(bodyShapes(solid, 2, false));
});

/** Returns the red channel of a layer at a position on a chart, in mm. */
async function readRed(layer: 'panes' | 'material', chart: string, x: number, y: number) {
  const place = atlas.charts[chart];
  if (!place) throw new Error(`There is no chart ${chart}`);
  const { data, info } = await sharp(atlas[layer]).raw().toBuffer({ resolveWithObject: true });
  const column = Math.round((x - place.left) * atlas.scale);
  const row = Math.round(place.row + (place.bottom + place.tall - y) * atlas.scale);
  return data[(row * info.width + column) * info.channels] ?? 0;
}

test('charts of the atlas do not overlap', () => {
  const places = Object.values(atlas.charts).sort((a, b) => a.row - b.row);
  places.forEach(({ row, tall }, index) => {
    const next = places[index + 1]?.row ?? atlas.height;
    expect(row + tall * atlas.scale).toBeLessThanOrEqual(next + 1);
  });
});

test('only windows are transparent', async () => {
  const { windows, beltFront, roofCrown, sill, doors } = solid.body;
  const pane = [(windows.topFront + doors[1]) / 2, (beltFront + roofCrown[1]) / 2] as const;
  for (const side of ['left', 'right']) {
    expect(await readRed('panes', side, ...pane)).toBe(255);
    expect(await readRed('panes', side, doors[0] + 300, (sill + beltFront) / 2)).toBe(0);
  }
});
