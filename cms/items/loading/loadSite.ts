import { messageText } from '../../../domain/localizable';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentProblem } from './readYamlMap';
import type { ContentItem, ContentSite } from '../item.types';
import { ItemCollector } from './ItemCollector';
import { loadLocations } from './loadLocations';
import { loadPage } from './loadPage';
import {
  loadDictionary,
  loadFrame,
  loadRedirects,
  loadRobots,
  loadSettings,
  loadTags,
} from './loadSiteItems';
import { addFolder, type SiteLoadContext } from './siteLoadContext';
import { getSitePaths } from '../sitePaths';
import type { Templates } from '../buildTemplates';

export interface LoadedSite {
  items: ContentItem[];
  problems: ContentProblem[];
}

/**
 * Reads a site's folder (settings.yml, dictionary.yml, tags.yml, layout.yml, redirects.yml, robots.txt,
 * locations.yml and pages/) into items. Reports and omits what is not valid.
 */
export function loadSite(
  contentFolder: string,
  site: ContentSite,
  templates: Templates,
): LoadedSite {
  const problems = new Map<string, ContentProblem>();
  const context: SiteLoadContext = {
    folder: join(contentFolder, site.name),
    site,
    templates,
    collector: new ItemCollector(site.name),
    paths: getSitePaths(site.name),
    createReporter: (file) => (path, problem, inputJson) => {
      const said = messageText(problem);
      const message = inputJson === undefined ? said : `${said}, not ${inputJson}`;
      // The same problem is found in every language, but is reported once.
      problems.set(`${file}\n${path}\n${message}`, { file: `${site.name}/${file}`, path, message });
    },
  };
  addFolder(context, context.paths.root, 'Site');
  loadSettings(context);
  loadDictionary(context);
  loadTags(context);
  loadFrame(context);
  loadRedirects(context);
  loadRobots(context);
  loadLocations(context);
  loadPages(context);
  return { items: context.collector.items, problems: [...problems.values()] };
}

/** Loads parents before children, so that a page finds the item above it. */
function loadPages(context: SiteLoadContext): void {
  const folder = join(context.folder, 'pages');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.yml'),
      )
    : [];
  const pages = files
    .map((file) => ({ file: `pages/${file.split(sep).join('/')}`, segments: toSegments(file) }))
    .sort((a, b) => a.segments.length - b.segments.length || (a.file < b.file ? -1 : 1));
  for (const { file, segments } of pages) {
    addMissingParents(context, segments);
    loadPage(context, file, [context.paths.home, ...segments].join('/'));
  }
  addMissingParents(context, ['']);
}

/** Adds folders for missing pages, since a folder with no page, or an invalid one, still contains pages below it. */
function addMissingParents(context: SiteLoadContext, segments: readonly string[]): void {
  segments.forEach((_, depth) => {
    const parent = [context.paths.home, ...segments.slice(0, depth)].join('/');
    if (!context.collector.find(parent)) addFolder(context, parent);
  });
}

/** Returns the segments of a page's route: pages/index.yml is the home page, a/index.yml is /a, a/b.yml is /a/b. */
function toSegments(file: string): string[] {
  const segments = file.replace(/\.yml$/, '').split(sep);
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
}
