/** Readers of a site's files besides its pages. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, readYamlMap, type YamlMap } from './contentFile';
import { localise } from './localise';
import { readFields } from './readFields';
import { readPlaceholders } from './readPlaceholders';
import { addFolder, addItem, type SiteLoad } from './siteLoad';

/** Reads one of the site's files if it exists; calls back once per language with it in that language. */
export function forEachLanguage(
  load: SiteLoad,
  file: string,
  read: (content: YamlMap, language: string, updatedAt: Date) => void,
): void {
  const path = join(load.folder, file);
  if (!existsSync(path)) return;
  const report = load.reporter(file);
  const content = readYamlMap(path, report);
  if (!content) return;
  for (const language of load.site.languages) {
    const localised = localise(content, language, (at) =>
      report(at, `has no value in ${language}`),
    );
    if (isMap(localised)) read(localised, language, statSync(path).mtime);
  }
}

export function loadSettings(load: SiteLoad): void {
  const template = [...load.templates.values()].find(({ group }) => group === 'settings');
  if (!template) return;
  addFolder(load, load.paths.settings, template.name);
  forEachLanguage(load, 'settings.yml', (content, language, updatedAt) => {
    const read = readFields(template, content, '', load.templates, load.reporter('settings.yml'));
    if (!read) return;
    addItem(
      load,
      load.paths.settings,
      template.name,
      language,
      Object.fromEntries(read.values),
      updatedAt,
    );
  });
}

export function loadDictionary(load: SiteLoad): void {
  addFolder(load, load.paths.dictionary);
  const report = load.reporter('dictionary.yml');
  forEachLanguage(load, 'dictionary.yml', (content, language, updatedAt) => {
    for (const [key, phrase] of Object.entries(content)) {
      if (phrase === undefined) continue;
      if (typeof phrase !== 'string') report(key, 'must be text');
      else {
        const path = `${load.paths.dictionary}/${key}`;
        addItem(load, path, 'DictionaryEntry', language, { Key: key, Phrase: phrase }, updatedAt);
      }
    }
  });
}

/** tags.yml: the tags that stories may have, a name by key. Pages refer to them by path. */
export function loadTags(load: SiteLoad): void {
  addFolder(load, load.paths.tags);
  const report = load.reporter('tags.yml');
  forEachLanguage(load, 'tags.yml', (content, language, updatedAt) => {
    for (const [key, value] of Object.entries(content)) {
      if (value === undefined) continue;
      if (typeof value !== 'string') report(key, 'must be text');
      else
        addItem(load, `${load.paths.tags}/${key}`, 'StoryTag', language, { key, value }, updatedAt);
    }
  });
}

/** The placeholders that every page of the site shares. */
export function loadFrame(load: SiteLoad): void {
  addFolder(load, load.paths.frame, 'PageFrame');
  addFolder(load, `${load.paths.frame}/Data`);
  forEachLanguage(load, 'layout.yml', (content, language, updatedAt) => {
    const placeholders = readPlaceholders(
      content.placeholders,
      'placeholders',
      ['header', 'footer'],
      {
        ...load,
        language,
        updatedAt,
        dataPath: `${load.paths.frame}/Data`,
        report: load.reporter('layout.yml'),
        counts: new Map(),
      },
    );
    load.collector.add(load.paths.frame, 'PageFrame', {
      language,
      displayName: 'Page frame',
      fields: {},
      placeholders,
      updatedAt,
    });
  });
}

/** redirects.yml: `redirects:` holds a list of rules with the fields of RedirectRule. */
export function loadRedirects(load: SiteLoad): void {
  const template = load.templates.get('RedirectRule');
  addFolder(load, load.paths.redirects);
  if (!template) return;
  const report = load.reporter('redirects.yml');
  forEachLanguage(load, 'redirects.yml', (content, language, updatedAt) => {
    if (!Array.isArray(content.redirects)) return report('redirects', 'must be a list of rules');
    content.redirects.forEach((rule: unknown, index) => {
      const read = readFields(template, rule, `redirects[${index}]`, load.templates, report);
      if (!read) return;
      const path = `${load.paths.redirects}/Rule ${index + 1}`;
      addItem(load, path, 'RedirectRule', language, Object.fromEntries(read.values), updatedAt);
    });
  });
}

export function loadRobots(load: SiteLoad): void {
  const path = join(load.folder, 'robots.txt');
  if (!existsSync(path)) return;
  const fields = { Content: readFileSync(path, 'utf8') };
  for (const language of load.site.languages) {
    addItem(load, load.paths.robots, 'RobotsText', language, fields, statSync(path).mtime);
  }
}
