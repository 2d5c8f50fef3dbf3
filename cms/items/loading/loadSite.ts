import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentProblem } from './contentFile';
import type { ContentItem, ContentSite } from '../item';
import { ItemCollector } from './itemCollector';
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
import { addFolder, type SiteLoad } from './siteLoad';
import { sitePaths } from '../sitePaths';
import type { Templates } from '../templates';

export interface LoadedSite {
  items: ContentItem[];
  problems: ContentProblem[];
}

/**
 * Reads a site's folder (settings.yml, dictionary.yml, tags.yml, layout.yml, redirects.yml, robots.txt,
 * locations.yml and pages/) into items. What is wrong is reported and left out; the rest stands.
 */
export function loadSite(
  contentFolder: string,
  site: ContentSite,
  templates: Templates,
): LoadedSite {
  const problems = new Map<string, ContentProblem>();
  const load: SiteLoad = {
    folder: join(contentFolder, site.name),
    site,
    templates,
    collector: new ItemCollector(site.name),
    paths: sitePaths(site.name),
    reporter: (file) => (path, problem, given) => {
      const message = given === undefined ? problem : `${problem}, not ${given}`;
      // The same mistake is met once per language and told once.
      problems.set(`${file}\n${path}\n${message}`, { file: `${site.name}/${file}`, path, message });
    },
  };
  addFolder(load, load.paths.root, 'Site');
  loadSettings(load);
  loadDictionary(load);
  loadTags(load);
  loadFrame(load);
  loadRedirects(load);
  loadRobots(load);
  loadLocations(load);
  loadPages(load);
  return { items: load.collector.items, problems: [...problems.values()] };
}

/** Parents before children, so that a page finds the item it lies below. */
function loadPages(load: SiteLoad): void {
  const folder = join(load.folder, 'pages');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.yml'),
      )
    : [];
  const pages = files
    .map((file) => ({ file: `pages/${file.split(sep).join('/')}`, segments: segmentsOf(file) }))
    .sort((a, b) => a.segments.length - b.segments.length || (a.file < b.file ? -1 : 1));
  for (const { file, segments } of pages) {
    addMissingParents(load, segments);
    loadPage(load, file, [load.paths.home, ...segments].join('/'));
  }
  addMissingParents(load, ['']);
}

/** A folder without a page of its own, or whose page is lost, still holds the pages below it. */
function addMissingParents(load: SiteLoad, segments: readonly string[]): void {
  segments.forEach((_, depth) => {
    const parent = [load.paths.home, ...segments.slice(0, depth)].join('/');
    if (!load.collector.find(parent)) addFolder(load, parent);
  });
}

/** pages/index.yml is the home page, a/index.yml the page /a, a/b.yml the page /a/b. */
function segmentsOf(file: string): string[] {
  const segments = file.replace(/\.yml$/, '').split(sep);
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
}
