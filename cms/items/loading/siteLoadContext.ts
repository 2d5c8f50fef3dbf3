import type { ContentSite, FieldValue } from '../item.types';
import type { ItemCollector } from './ItemCollector';
import type { ReportProblem } from './readFields';
import type { SitePaths } from '../sitePaths';
import type { Templates } from '../buildTemplates';

/** Context of the loaders of a site's files. */
export interface SiteLoadContext {
  /** Folder of the site's files. */
  folder: string;
  site: ContentSite;
  templates: Templates;
  collector: ItemCollector;
  paths: SitePaths;
  /** Returns a function that reports problems of a file. */
  createReporter(file: string): ReportProblem;
}

/** Adds an item with nothing but fields, in one language. */
export function addItem(
  context: SiteLoadContext,
  path: string,
  template: string,
  language: string,
  fields: Record<string, FieldValue>,
  updatedAt: Date,
): void {
  const displayName = path.slice(path.lastIndexOf('/') + 1);
  context.collector.add(path, template, {
    language,
    displayName,
    fields,
    placeholders: {},
    updatedAt,
  });
}

/** Adds an item without fields in all languages of the site. */
export function addFolder(context: SiteLoadContext, path: string, template = 'Folder'): void {
  for (const language of context.site.languages) {
    addItem(context, path, template, language, {}, new Date(0));
  }
}
