import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { buildTemplates } from '../../../cms/items/buildTemplates';
import { CONTENT_FOLDER } from '../../../cms/items/loading/listContentRoutes';
import { loadSite } from '../../../cms/items/loading/loadSite';
import { equipmentTexts } from '../../../domain/stockTexts/equipmentTexts';
import { textLanguages } from '../../../schema/codegen/readCatalogues';
import { contract } from '../../../schema/generated/contract';
import { getStockTexts } from '../../../services/stock/words/getStockTexts';
import type { Language } from '../../../sites/site.types';
import { sites } from '../../../sites/sites';

export interface ShippedText {
  /** File, or site, item and field. */
  place: string;
  language: Language;
  text: string;
}

/** Keys of objects whose values are names, or are not shown. */
const withoutWords = new Set([
  'firstNames',
  'lastNames',
  'href',
  'src',
  'id',
  'mimeType',
  'extension',
  'icon',
]);

/** All texts of a value and of what it contains. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value)
    for (const [key, entry] of Object.entries(value))
      if (!withoutWords.has(key)) yield* textsIn(entry);
}

const shippedTexts = (place: string, language: Language, value: unknown): ShippedText[] =>
  [...textsIn(value)].map((text) => ({ place, language, text }));

const isLanguage = (name: string): name is Language =>
  textLanguages.some((known) => known === name);

/** Texts of the product and of the editor. */
export const messageTexts = (): ShippedText[] =>
  ['messages', 'features', 'cms/editor/messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const file = `${folder}/${name}`;
      const language = /\bmessages\/(?:\w+\/)?(\w\w)\.json$/.exec(file)?.[1];
      if (!language || !isLanguage(language)) return [];
      return shippedTexts(file, language, JSON.parse(readFileSync(file, 'utf8')));
    }),
  );

/** Texts of the sites’ pages, menus, images, redirects and settings. */
export function contentTexts(): ShippedText[] {
  const templates = buildTemplates(contract);
  const shownKinds = new Set(['text', 'richText', 'string', 'link', 'image', 'file']);
  return Object.values(sites).flatMap((site) =>
    loadSite(CONTENT_FOLDER, site, templates).items.flatMap((item) =>
      [...item.versions.values()].flatMap(({ language, fields }) =>
        Object.entries(fields).flatMap(([name, value]) => {
          const kind = templates.get(item.template)?.fields.get(name)?.contract.kind;
          // One word in a `string` is a code.
          const shown =
            kind && shownKinds.has(kind) && (kind !== 'string' || String(value).includes(' '));
          return shown && isLanguage(language)
            ? shippedTexts(`${site.name} ${item.name} ${name}`, language, value)
            : [];
        }),
      ),
    ),
  );
}

/** Texts of the cars for sale, and of the workshops’ offerings. */
export const stockTexts = (): ShippedText[] => [
  ...textLanguages.flatMap((language) => [
    ...shippedTexts('words of the stock', language, getStockTexts(language)),
    ...Object.values(equipmentTexts).flatMap((names) =>
      shippedTexts('equipment', language, names[language]),
    ),
  ]),
  ...shippedTexts(
    'offerings',
    'sv',
    parse(readFileSync('services/mechmate/offerings.yml', 'utf8')),
  ),
  ...shippedTexts(
    'offerings',
    'en',
    parse(readFileSync('services/mechmate/offerings.en.yml', 'utf8')),
  ),
];
