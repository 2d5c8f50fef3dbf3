import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, readYamlMap, type YamlMap } from './contentFile';
import { idOfName, parseId } from '../guid';
import type { FieldValue, ItemVersion } from '../item';
import { localise } from './localise';
import { readFields } from './readFields';
import { readPlaceholders } from './readPlaceholders';
import type { SiteLoad } from './siteLoad';

const pageKeys = ['template', 'id', 'languages', 'fields', 'placeholders'];

/** Placeholders of a page; what it says of header and footer replaces the site's. */
export const pagePlaceholders = ['header', 'main', 'footer'] as const;

/**
 * Reads one page file into the page's item, its Data folder and the items of its blocks.
 * A problem of the page itself loses the page, one of a block that block.
 */
export function loadPage(load: SiteLoad, file: string, itemPath: string): void {
  const report = load.reporter(file);
  const path = join(load.folder, file);
  const content = readYamlMap(path, report);
  if (!content) return;
  const stray = Object.keys(content).find((key) => !pageKeys.includes(key));
  if (stray) return report(stray, `is not a key of a page; known are ${pageKeys.join(', ')}`);
  const template = load.templates.get(String(content.template));
  if (template?.group !== 'pages')
    return report('template', `"${content.template}" is not a page type`);
  const id = content.id === undefined ? idOfName(itemPath) : parseId(String(content.id));
  if (!id || load.collector.isTaken(id, itemPath)) return report('id', 'must be a GUID of its own');
  const languages = readLanguages(load, content, report);
  if (!languages) return;

  const updatedAt = statSync(path).mtime;
  for (const language of languages) {
    const localised = localise(content, language, (at) =>
      report(at, `has no value in ${language}`),
    );
    if (!isMap(localised)) continue;
    const read = readFields(template, localised.fields, 'fields', load.templates, report);
    if (!read) continue;
    const fields = Object.fromEntries(read.values);
    const version = { language, displayName: displayNameOf(fields, itemPath), fields, updatedAt };
    addPage(load, itemPath, template.name, { ...version, placeholders: {} }, id);
    const placeholders = readPlaceholders(
      localised.placeholders,
      'placeholders',
      pagePlaceholders,
      {
        ...load,
        language,
        updatedAt,
        dataPath: `${itemPath}/Data`,
        report,
        counts: new Map(),
      },
    );
    addPage(load, itemPath, template.name, { ...version, placeholders }, id);
  }
}

function addPage(
  load: SiteLoad,
  path: string,
  template: string,
  version: Omit<ItemVersion, 'version'>,
  id: string,
): void {
  load.collector.add(path, template, version, id);
  const folder = { ...version, displayName: 'Data', fields: {}, placeholders: {} };
  load.collector.add(`${path}/Data`, 'Folder', folder);
}

function readLanguages(
  load: SiteLoad,
  content: YamlMap,
  report: (path: string, message: string) => void,
): readonly string[] | undefined {
  const known: readonly string[] = load.site.languages;
  if (content.languages === undefined) return known;
  const { languages } = content;
  if (
    Array.isArray(languages) &&
    languages.every((code: unknown) => known.some((one) => one === code))
  ) {
    return languages as string[];
  }
  report('languages', `must be a list of the site's languages: ${known.join(', ')}`);
  return undefined;
}

function displayNameOf(fields: Record<string, FieldValue>, path: string): string {
  const title = fields.navTitle ?? fields.metaTitle;
  return typeof title === 'string' ? title : path.slice(path.lastIndexOf('/') + 1);
}
