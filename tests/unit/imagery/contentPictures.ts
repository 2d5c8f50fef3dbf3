import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Scene } from '../../../imagery/scenes/scene.types';
import { sceneNames, scenes, type SceneName } from '../../../imagery/scenes/scenes';
import { siteNames, sites, type SiteName } from '../../../sites/sites';
import type { bodyWords } from './words';

export type Language = keyof typeof bodyWords;
type Texts = Partial<Record<Language, string>>;

/** A picture in the content, with its alternative text and the words next to it, by language. */
export interface ContentPicture {
  site: SiteName;
  file: string;
  /** Path below `/-/media/`. */
  src: string;
  width?: number;
  height?: number;
  focalpoint?: string;
  alt: Texts;
  /** Block that contains the picture; empty in the fields of a page. */
  block: string;
  /** Field of the picture. */
  field: string;
  /** Layout of a hero, if the editors chose one. */
  heroLayout?: string;
  isFullScreen?: boolean;
  /** Headings and short texts that the picture illustrates. */
  words: Texts;
}

const folder = 'cms/content';

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Fields with the words that a picture illustrates. */
const wordFields = ['Title', 'title'];

function readTexts(value: unknown, site: SiteName): Texts {
  if (typeof value === 'string') return { [sites[site].languages[0]]: value };
  if (!isTable(value)) return {};
  const texts: Texts = {};
  for (const [language, text] of Object.entries(value))
    if (typeof text === 'string') texts[language as Language] = text;
  return texts;
}

function joinWords(fields: Record<string, unknown>, site: SiteName): Texts {
  const joined: Texts = {};
  for (const name of wordFields) {
    const texts = readTexts(fields[name], site);
    for (const [language, text] of Object.entries(texts) as [Language, string][])
      joined[language] = `${joined[language] ?? ''} ${text}`.trim();
  }
  return joined;
}

type Place = Pick<
  ContentPicture,
  'site' | 'file' | 'block' | 'field' | 'heroLayout' | 'isFullScreen' | 'words'
>;

function collect(value: unknown, place: Place, found: ContentPicture[]): void {
  if (!isTable(value)) return;
  const { src, alt, width, height, focalpoint } = value;
  if (typeof src === 'string' && src.startsWith('/-/media/')) {
    found.push({
      ...place,
      src: src.slice('/-/media/'.length),
      alt: readTexts(alt, place.site),
      ...(typeof width === 'number' && { width }),
      ...(typeof height === 'number' && { height }),
      ...(typeof focalpoint === 'string' && { focalpoint }),
    });
  }
  const { block, Layout, FullScreen } = value;
  const words = joinWords(value, place.site);
  const inside: Place = {
    ...place,
    ...(typeof block === 'string' && { block, heroLayout: undefined, isFullScreen: false }),
    ...(FullScreen === true && { isFullScreen: true }),
    ...(typeof Layout === 'string' && { heroLayout: Layout }),
    ...(Object.keys(words).length > 0 && { words }),
  };
  for (const [field, child] of Object.entries(value))
    collect(child, Array.isArray(value) ? inside : { ...inside, field }, found);
}

const getFiles = (site: SiteName): string[] =>
  readdirSync(path.join(folder, site), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yml'),
  );

export const parseContent = (site: SiteName, file: string): unknown =>
  parse(readFileSync(path.join(folder, site, file), 'utf8'));

function getPictures(site: SiteName, file: string): ContentPicture[] {
  const found: ContentPicture[] = [];
  const start = { site, file, block: '', field: '', words: {} };
  collect(parseContent(site, file), start, found);
  return found;
}

/** Every picture that the content of a site places, in the order of the files. */
export const allPictures: readonly ContentPicture[] = siteNames.flatMap((site) =>
  getFiles(site).flatMap((file) => getPictures(site, file)),
);

export const contentFiles = getFiles;

export const describePicture = ({ site, file, src }: ContentPicture): string =>
  `${site}/${file}: ${src}`;

/** The scene that a picture shows; undefined for cars in the studio, interiors and marks. */
export function getScene(src: string): { name: SceneName; scene: Scene } | undefined {
  const [, stem] = /^scenes\/([a-z-]+?)(?:-phone)?\.webp$/.exec(src) ?? [];
  const name = sceneNames.find((candidate) => candidate === stem);
  return name && { name, scene: scenes[name] };
}

/** Returns the front page and the first two pages in the navigation. */
export function firstPages(site: SiteName): string[] {
  const layout = parseContent(site, 'layout.yml');
  const found: string[] = ['pages/index.yml'];
  const files = getFiles(site);
  const visit = (value: unknown): void => {
    if (!isTable(value) || found.length === 3) return;
    const { href } = value;
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
