import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Scene } from '../../../imagery/scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../../../imagery/scenes/scenes';
import { isBodyStyleName, getBodyStyle } from '../../../services/media/bodyStyles';
import { MEDIA_FOLDER } from '../../../cms/media/getVersionedAddress';
import { models } from '../../../services/stock/models';
import { siteNames, sites, type SiteName } from '../../../sites/sites';
import { bodyWords, paintWords } from './words';

const folder = 'cms/content';
type Language = keyof typeof bodyWords;
type Texts = string | Partial<Record<Language, string>>;

/** An image in the content, with its alternative text by language. */
interface ContentImage {
  site: SiteName;
  file: string;
  src: string;
  width?: number;
  height?: number;
  alt: Partial<Record<Language, string>>;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function getPictures(site: SiteName, file: string): ContentImage[] {
  const results: ContentImage[] = [];
  const visit = (value: unknown): void => {
    if (!isTable(value)) return;
    const { src, alt, width, height } = value as Record<'src' | 'width' | 'height', unknown> & {
      alt?: Texts;
    };
    if (typeof src === 'string' && src.startsWith('/-/media/')) {
      const texts = typeof alt === 'string' ? { [sites[site].languages[0]]: alt } : (alt ?? {});
      results.push({
        ...{ site, file, src: src.slice('/-/media/'.length), alt: texts },
        ...(typeof width === 'number' && { width }),
        ...(typeof height === 'number' && { height }),
      });
    }
    Object.values(value).forEach(visit);
  };
  visit(parse(readFileSync(path.join(folder, site, file), 'utf8')));
  return results;
}

const getFiles = (site: SiteName): string[] =>
  readdirSync(path.join(folder, site), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yml'),
  );

const allPictures = siteNames.flatMap((site) =>
  getFiles(site).flatMap((file) => getPictures(site, file)),
);
const describePicture = ({ site, file, src }: ContentImage): string => `${site}/${file}: ${src}`;

/** Images of cars with body style, paint and non-empty alternative texts. */
const cars = allPictures.flatMap((picture) => {
  const [, bodyStyle = '', paint = ''] = /^cars\/(\w+)-(\w+)-/.exec(picture.src) ?? [];
  const texts = Object.entries(picture.alt).filter(([, text]) => text) as [Language, string][];
  return bodyStyle ? [{ ...picture, bodyStyle, paint, texts }] : [];
});

function getScene({ src }: ContentImage): { name: SceneName; scene: Scene } | undefined {
  const [, stem] = /^scenes\/([a-z-]+?)(?:-phone)?\.webp$/.exec(src) ?? [];
  const name = sceneNames.find((candidate) => candidate === stem);
  return name && { name, scene: scenes[name] };
}
const inScenes = allPictures.flatMap((picture) => {
  const found = getScene(picture);
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
    (picture) => picture.src.startsWith('scenes/') && !getScene(picture),
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

  test.each(siteNames)('%s repeats no scene on its first three pages', (site) => {
    const seen = new Map<SceneName, string>();
    const twice: string[] = [];
    for (const file of firstPages(site)) {
      const wide = inScenes.filter(
        (picture) =>
          picture.site === site && picture.file === file && !picture.src.includes('-phone'),
      );
      for (const name of new Set(wide.map((picture) => picture.name))) {
        const previousSite = seen.get(name);
        if (previousSite) twice.push(`${name} on ${previousSite} and ${file}`);
        seen.set(name, file);
      }
    }
    expect(twice).toEqual([]);
  });
});

/** Returns the front page and the first two pages in the navigation. */
function firstPages(site: SiteName): string[] {
  const layout: unknown = parse(readFileSync(path.join(folder, site, 'layout.yml'), 'utf8'));
  const found: string[] = ['pages/index.yml'];
  const files = getFiles(site);
  const visit = (value: unknown): void => {
    if (!isTable(value) || found.length === 3) return;
    const { href } = value as { href?: unknown };
    if (typeof href === 'string' && /^\/[a-z]/.test(href)) {
      const page = `pages${href.replace(/[?#].*/, '')}`;
      const file = [`${page}.yml`, `${page}/index.yml`].find((name) => files.includes(name));
      if (file && !found.includes(file)) found.push(file);
    }
    Object.values(value).forEach(visit);
  };
  visit(layout);
  return found;
}
