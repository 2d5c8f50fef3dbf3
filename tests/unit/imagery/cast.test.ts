import path from 'node:path';
import sharp from 'sharp';
import { scenes } from '../../../imagery/scenes/scenes';
import { isBodyStyleName, getBodyStyle } from '../../../services/media/bodyStyles';
import { MEDIA_FOLDER } from '../../../cms/media/getVersionedAddress';
import { models } from '../../../services/stock/models';
import { siteNames, sites, type SiteName } from '../../../sites/sites';
import { allPictures, describePicture, getScene, type Language } from './contentPictures';
import { bodyWords, paintWords } from './words';

/** Images of cars with body style, paint and non-empty alternative texts. */
const cars = allPictures.flatMap((picture) => {
  const [, bodyStyle = '', paint = ''] = /^cars\/(\w+)-(\w+)-/.exec(picture.src) ?? [];
  const texts = Object.entries(picture.alt).filter(([, text]) => text) as [Language, string][];
  return bodyStyle ? [{ ...picture, bodyStyle, paint, texts }] : [];
});

const inScenes = allPictures.flatMap((picture) => {
  const found = getScene(picture.src);
  return found ? [{ ...picture, ...found }] : [];
});

function getBody(style: string): keyof (typeof bodyWords)['en'] {
  if (style === 'truck') return 'truck';
  if (style === 'sportscar') return 'sports';
  if (!isBodyStyleName(style)) throw new Error(`There is no bodyStyle ${style}`);
  return getBodyStyle(style).cabin;
}

test('the content has enough pictures to check', () => {
  expect(cars.length).toBeGreaterThan(500);
  expect(inScenes.length).toBeGreaterThan(300);
});

test('content has the actual sizes of its pictures', async () => {
  const sizes = new Map<string, string>();
  for (const src of new Set(allPictures.map((picture) => picture.src))) {
    if (!src.endsWith('.webp')) continue;
    const { width, height } = await sharp(path.join(MEDIA_FOLDER, src)).metadata();
    sizes.set(src, `${width} × ${height}`);
  }
  const wrong = allPictures.filter(
    ({ src, width, height }) =>
      width !== undefined && sizes.has(src) && sizes.get(src) !== `${width} × ${height}`,
  );
  expect(wrong.map(describePicture)).toEqual([]);
});

test('an alternative text has the colour and kind of the car in its picture', () => {
  const wrong = cars.flatMap((car) =>
    car.texts
      .filter(([language, text]) => {
        const words = [
          paintWords[language][car.paint as keyof (typeof paintWords)['en']],
          bodyWords[language][getBody(car.bodyStyle)],
        ];
        return !words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
      })
      .map(([, text]) => `${describePicture(car)} is not “${text}”`),
  );
  expect(wrong).toEqual([]);
});

test('a named car is shown in the body style of its model', () => {
  const styles = new Map<string, Set<string>>();
  for (const { brand, model, bodyStyle } of models) {
    const name = `${brand.name} ${model}`;
    styles.set(name, (styles.get(name) ?? new Set()).add(bodyStyle));
  }
  const names = [...styles.keys()].sort((a, b) => b.length - a.length);
  const wrong = cars.flatMap((car) =>
    car.texts.flatMap(([, text]) => {
      const named = names.find(
        (name) => `${text} `.includes(`${name} `) || text.includes(`${name},`),
      );
      return named && !styles.get(named)?.has(car.bodyStyle)
        ? [`${describePicture(car)} is no ${named}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the number of doors of body styles matches the models', () => {
  for (const { model, bodyStyle } of models) {
    const { doors, cabin } = getBodyStyle(bodyStyle);
    if (/3-door|Cooper (?:C|S|SE|Electric)\b/.test(model))
      expect([model, doors]).toEqual([model, 2]);
    if (cabin === 'suv' || cabin === 'estate') expect([model, doors]).toEqual([model, 4]);
  }
});

test("every scene in content is in the table and has the table's alternative text", () => {
  const unknown = allPictures.filter(
    (picture) => picture.src.startsWith('scenes/') && !getScene(picture.src),
  );
  expect(unknown.map(describePicture)).toEqual([]);
  const wrong = inScenes.flatMap(({ scene, alt, ...picture }) =>
    (Object.entries(alt) as [Language, string][])
      .filter(([language, text]) => text && text !== scene.alt[language])
      .map(([, text]) => `${describePicture({ ...picture, alt })} is not “${text}”`),
  );
  expect(wrong).toEqual([]);
});

test('roads and houses match the market of the site', () => {
  const wrong = inScenes.filter(({ site, scene }) => {
    const side = sites[site].country === 'GB' ? 'left' : 'right';
    return scene.market !== undefined && scene.market !== side;
  });
  expect(wrong.map(describePicture)).toEqual([]);
});

test('the sites of pickups and lorries show no cars on roads', () => {
  const vehicles: Partial<Record<SiteName, RegExp>> = {
    pickup: /^(?:pickup|fullsize|midvan)$/,
    trucks: /^(?:truck|\w*van)$/,
  };
  const wrong = inScenes.filter(
    ({ site, scene }) =>
      ['road', 'town'].includes(scene.place) && vehicles[site]?.test(scene.vehicle) === false,
  );
  expect(wrong.map(describePicture)).toEqual([]);
});

describe('hero pictures', () => {
  const getHero = (site: SiteName) =>
    inScenes.find((picture) => picture.site === site && picture.file === 'pages/index.yml')?.name;

  test('every site has its own hero scene on the front page', () => {
    const heroes = siteNames.map(getHero);
    expect(heroes).not.toContain(undefined);
    expect(new Set(heroes).size).toBe(siteNames.length);
    for (const hero of heroes) expect(scenes[hero!]).toHaveProperty('isHero', true);
  });
});
