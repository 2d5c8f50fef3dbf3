import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, readYamlMap, type YamlMap } from './readYamlMap';
import { idOfName, parseId } from '../guid';
import type { FieldValue, ItemVersion } from '../item.types';
import { isSlug } from '../../../domain/pages/slug';
import { SLUG_FIELD } from '../LanguagePaths';
import { localise } from './localise';
import { readFields } from './readFields';
import { readPlaceholders } from './readPlaceholders';
import type { SiteLoadContext } from './siteLoadContext';

const PAGE_KEYS = ['template', 'id', 'languages', 'fields', 'placeholders'];

/** Placeholders of a page. A header or footer of the page replaces the site's. */
export const PAGE_PLACEHOLDERS = ['header', 'main', 'footer'] as const;

/**
 * Reads a page file into the page's item, its Data folder and the items of its blocks. A problem of
 * the page drops the page; a problem of a block drops only the block.
 */
export function loadPage(context: SiteLoadContext, file: string, itemPath: string): void {
  const report = context.createReporter(file);
  const path = join(context.folder, file);
  const content = readYamlMap(path, report);
  if (!content) return;
  const unknownKey = Object.keys(content).find((key) => !PAGE_KEYS.includes(key));
  if (unknownKey)
    return report(unknownKey, `is not a key of a page; known are ${PAGE_KEYS.join(', ')}`);
  const template = context.templates.get(String(content.template));
  if (template?.group !== 'pages')
    return report('template', `"${content.template}" is not a page type`);
  const id = content.id === undefined ? idOfName(itemPath) : parseId(String(content.id));
  if (!id || context.collector.isTaken(id, itemPath))
    return report('id', 'must be a GUID of its own');
  const languages = readLanguages(context, content, report);
  if (!languages) return;

  const updatedAt = statSync(path).mtime;
  for (const language of languages) {
    const localised = localise(content, language, (valuePath) =>
      report(valuePath, `has no value in ${language}`),
    );
    if (!isMap(localised)) continue;
    const readItem = readFields(template, localised.fields, 'fields', context.templates, report);
    if (!readItem) continue;
    const fields = Object.fromEntries(readItem.values);
    const slug = fields[SLUG_FIELD];
    if (slug !== undefined && !isSlug(String(slug)))
      report(`fields.${SLUG_FIELD}`, 'must be small letters a to z, digits and single hyphens');
    const version = { language, displayName: getDisplayName(fields, itemPath), fields, updatedAt };
    addPage(context, itemPath, template.name, { ...version, placeholders: {} }, id);
    const placeholders = readPlaceholders(
      localised.placeholders,
      'placeholders',
      PAGE_PLACEHOLDERS,
      {
        ...context,
        language,
        updatedAt,
        dataPath: `${itemPath}/Data`,
        report,
        counts: new Map(),
      },
    );
    addPage(context, itemPath, template.name, { ...version, placeholders }, id);
  }
}

function addPage(
  context: SiteLoadContext,
  path: string,
  template: string,
  version: Omit<ItemVersion, 'version'>,
  id: string,
): void {
  context.collector.add(path, template, version, id);
  const folder = { ...version, displayName: 'Data', fields: {}, placeholders: {} };
  context.collector.add(`${path}/Data`, 'Folder', folder);
}

function readLanguages(
  context: SiteLoadContext,
  content: YamlMap,
  report: (path: string, message: string) => void,
): readonly string[] | undefined {
  const siteLanguages: readonly string[] = context.site.languages;
  if (content.languages === undefined) return siteLanguages;
  const { languages } = content;
  if (
    Array.isArray(languages) &&
    languages.every((code: unknown) => siteLanguages.some((one) => one === code))
  ) {
    return languages as string[];
  }
  report('languages', `must be a list of the site's languages: ${siteLanguages.join(', ')}`);
  return undefined;
}

function getDisplayName(fields: Record<string, FieldValue>, path: string): string {
  const title = fields.navTitle ?? fields.metaTitle;
  return typeof title === 'string' ? title : path.slice(path.lastIndexOf('/') + 1);
}
