import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Scene } from '../../../imagery/scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../../../imagery/scenes/scenes';
import { isLookName, lookOf } from '../../../services/media/looks';
import { mediaFolder } from '../../../cms/media/versionedPicture';
import { models } from '../../../services/stock/models';
import { siteNames, sites, type SiteName } from '../../../sites/sites';
import { bodyWords, paintWords } from './words';

const folder = 'cms/content';
type Language = keyof typeof bodyWords;
type Texts = string | Partial<Record<Language, string>>;

/** A picture that content shows, with its alternative text by language. */
interface Shown {
  site: SiteName;
  file: string;
  src: string;
  width?: number;
  height?: number;
  alt: Partial<Record<Language, string>>;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function picturesOf(site: SiteName, file: string): Shown[] {
  const found: Shown[] = [];
  const visit = (value: unknown): void => {
    if (!isTable(value)) return;
    const { src, alt, width, height } = value as Record<'src' | 'width' | 'height', unknown> & {
      alt?: Texts;
    };
    if (typeof src === 'string' && src.startsWith('/-/media/')) {
      const texts = typeof alt === 'string' ? { [sites[site].languages[0]]: alt } : (alt ?? {});
      found.push({
        ...{ site, file, src: src.slice('/-/media/'.length), alt: texts },
        ...(typeof width === 'number' && { width }),
        ...(typeof height === 'number' && { height }),
      });
    }
    Object.values(value).forEach(visit);
  };
  visit(parse(readFileSync(path.join(folder, site, file), 'utf8')));
  return found;
}

const filesOf = (site: SiteName): string[] =>
  readdirSync(path.join(folder, site), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yml'),
  );

const shown = siteNames.flatMap((site) => filesOf(site).flatMap((file) => picturesOf(site, file)));
const place = ({ site, file, src }: Shown): string => `${site}/${file}: ${src}`;

/** Pictures of cars: look, paint, and the texts that are not empty. */
const cars = shown.flatMap((picture) => {
  const [, look = '', paint = ''] = /^cars\/(\w+)-(\w+)-/.exec(picture.src) ?? [];
  const texts = Object.entries(picture.alt).filter(([, text]) => text) as [Language, string][];
  return look ? [{ ...picture, look, paint, texts }] : [];
});

function sceneOf({ src }: Shown): { name: SceneName; scene: Scene } | undefined {
  const [, stem] = /^scenes\/([a-z-]+?)(?:-phone)?\.webp$/.exec(src) ?? [];
  const name = sceneNames.find((known) => known === stem);
  return name && { name, scene: scenes[name] };
}
const inScenes = shown.flatMap((picture) => {
  const found = sceneOf(picture);
  return found ? [{ ...picture, ...found }] : [];
});

function bodyOf(look: string): keyof (typeof bodyWords)['en'] {
  if (look === 'truck') return 'truck';
  if (look === 'sportscar') return 'sports';
  if (!isLookName(look)) throw new Error(`There is no look ${look}`);
  return lookOf(look).cabin;
}

test('there is enough to look at', () => {
  expect(cars.length).toBeGreaterThan(500);
  expect(inScenes.length).toBeGreaterThan(300);
});

test('content says how large its pictures are', async () => {
  const sizes = new Map<string, string>();
  for (const src of new Set(shown.map((picture) => picture.src))) {
    if (!src.endsWith('.webp')) continue;
    const { width, height } = await sharp(path.join(mediaFolder, src)).metadata();
    sizes.set(src, `${width} × ${height}`);
  }
  const wrong = shown.filter(
    ({ src, width, height }) =>
      width !== undefined && sizes.has(src) && sizes.get(src) !== `${width} × ${height}`,
  );
  expect(wrong.map(place)).toEqual([]);
});

test('a text says which colour and which kind of car its picture shows', () => {
  const wrong = cars.flatMap((car) =>
    car.texts
      .filter(([language, text]) => {
        const words = [
          paintWords[language][car.paint as keyof (typeof paintWords)['en']],
          bodyWords[language][bodyOf(car.look)],
        ];
        return !words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
      })
      .map(([, text]) => `${place(car)} is not “${text}”`),
  );
  expect(wrong).toEqual([]);
});

test('a car that is named is shown in the look of that model', () => {
  const looks = new Map<string, Set<string>>();
  for (const { brand, model, look } of models) {
    const name = `${brand.name} ${model}`;
    looks.set(name, (looks.get(name) ?? new Set()).add(look));
  }
  const names = [...looks.keys()].sort((a, b) => b.length - a.length);
  const wrong = cars.flatMap((car) =>
    car.texts.flatMap(([, text]) => {
      const named = names.find(
        (name) => `${text} `.includes(`${name} `) || text.includes(`${name},`),
      );
      return named && !looks.get(named)?.has(car.look) ? [`${place(car)} is no ${named}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('cars of two doors look so, and cars of four do', () => {
  for (const { model, look } of models) {
    const { doors, cabin } = lookOf(look);
    if (/3-door|Cooper (?:C|S|SE|Electric)\b/.test(model))
      expect([model, doors]).toEqual([model, 2]);
    if (cabin === 'suv' || cabin === 'estate') expect([model, doors]).toEqual([model, 4]);
  }
});

test('every scene that content shows is in the table, and its text is the one there', () => {
  const unknown = shown.filter((picture) => picture.src.startsWith('scenes/') && !sceneOf(picture));
  expect(unknown.map(place)).toEqual([]);
  const wrong = inScenes.flatMap(({ scene, alt, ...picture }) =>
    (Object.entries(alt) as [Language, string][])
      .filter(([language, text]) => text && text !== scene.alt[language])
      .map(([, text]) => `${place({ ...picture, alt })} is not “${text}”`),
  );
  expect(wrong).toEqual([]);
});

test('roads and houses are those of the market', () => {
  const wrong = inScenes.filter(({ site, scene }) => {
    const side = sites[site].country === 'GB' ? 'left' : 'right';
    return scene.market !== undefined && scene.market !== side;
  });
  expect(wrong.map(place)).toEqual([]);
});

test('on the sites of pickups and of lorries no car drives by', () => {
  const vehicles: Partial<Record<SiteName, RegExp>> = {
    pickup: /^(?:pickup|fullsize|midvan)$/,
    trucks: /^(?:truck|\w*van)$/,
  };
  const wrong = inScenes.filter(
    ({ site, scene }) =>
      ['road', 'town'].includes(scene.place) && vehicles[site]?.test(scene.vehicle) === false,
  );
  expect(wrong.map(place)).toEqual([]);
});

describe('heroes', () => {
  const heroOf = (site: SiteName) =>
    inScenes.find((picture) => picture.site === site && picture.file === 'pages/index.yml')?.name;

  test('every site begins with a scene of its own', () => {
    const heroes = siteNames.map(heroOf);
    expect(heroes).not.toContain(undefined);
    expect(new Set(heroes).size).toBe(siteNames.length);
    for (const hero of heroes) expect(scenes[hero!]).toHaveProperty('isHero', true);
  });

  test.each(siteNames)('%s shows no scene twice on its first three pages', (site) => {
    const seen = new Map<SceneName, string>();
    const twice: string[] = [];
    for (const file of firstPages(site)) {
      const wide = inScenes.filter(
        (picture) =>
          picture.site === site && picture.file === file && !picture.src.includes('-phone'),
      );
      for (const name of new Set(wide.map((picture) => picture.name))) {
        const before = seen.get(name);
        if (before) twice.push(`${name} on ${before} and ${file}`);
        seen.set(name, file);
      }
    }
    expect(twice).toEqual([]);
  });
});

/** The front page and the two pages that the navigation names first. */
function firstPages(site: SiteName): string[] {
  const layout: unknown = parse(readFileSync(path.join(folder, site, 'layout.yml'), 'utf8'));
  const found: string[] = ['pages/index.yml'];
  const files = filesOf(site);
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
