import type { ContentSite, FieldValue } from '../item';
import type { ItemCollector } from './itemCollector';
import type { Report } from './readFields';
import type { SitePaths } from '../sitePaths';
import type { Templates } from '../templates';

/** What every reader of one site's files needs. */
export interface SiteLoad {
  /** The site's own folder. */
  folder: string;
  site: ContentSite;
  templates: Templates;
  collector: ItemCollector;
  paths: SitePaths;
  /** A function that reports problems of one file. */
  reporter(file: string): Report;
}

/** Adds an item with fields alone in one language. */
export function addItem(
  load: SiteLoad,
  path: string,
  template: string,
  language: string,
  fields: Record<string, FieldValue>,
  updatedAt: Date,
): void {
  const displayName = path.slice(path.lastIndexOf('/') + 1);
  load.collector.add(path, template, {
    language,
    displayName,
    fields,
    placeholders: {},
    updatedAt,
  });
}

/** Adds an item without fields in all of the site's languages. */
export function addFolder(load: SiteLoad, path: string, template = 'Folder'): void {
  for (const language of load.site.languages) {
    addItem(load, path, template, language, {}, new Date(0));
  }
}
