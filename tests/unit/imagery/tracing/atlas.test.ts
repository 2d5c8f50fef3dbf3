import sharp from 'sharp';
import { bodySolid } from '../../../../imagery/model/bodySolid';
import { bodyShapes } from '../../../../imagery/model/decals/bodyShapes';
import { drawAtlas, type Atlas } from '../../../../imagery/tracing/atlas';

const solid = bodySolid('city');
let atlas: Atlas;

beforeAll(async () => {
  atlas = await drawAtlas(bodyShapes(solid, 2, false));
});

/** Red of a layer at a place of a chart, in millimetres. */
async function at(layer: 'panes' | 'material', chart: string, x: number, y: number) {
  const place = atlas.charts[chart];
  if (!place) throw new Error(`There is no chart ${chart}`);
  const { data, info } = await sharp(atlas[layer]).raw().toBuffer({ resolveWithObject: true });
  const column = Math.round((x - place.left) * atlas.scale);
  const row = Math.round(place.row + (place.bottom + place.tall - y) * atlas.scale);
  return data[(row * info.width + column) * info.channels] ?? 0;
}

test('charts lie below one another', () => {
  const places = Object.values(atlas.charts).sort((a, b) => a.row - b.row);
  places.forEach(({ row, tall }, index) => {
    const next = places[index + 1]?.row ?? atlas.height;
    expect(row + tall * atlas.scale).toBeLessThanOrEqual(next + 1);
  });
});

test('one sees through windows, and through nothing else', async () => {
  const { windows, beltFront, roofCrown, sill, doors } = solid.body;
  const pane = [(windows.topFront + doors[1]) / 2, (beltFront + roofCrown[1]) / 2] as const;
  for (const side of ['left', 'right']) {
    expect(await at('panes', side, ...pane)).toBe(255);
    expect(await at('panes', side, doors[0] + 300, (sill + beltFront) / 2)).toBe(0);
  }
});
