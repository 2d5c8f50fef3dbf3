/** Loaders of a site's files other than its pages. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, readYamlMap, type YamlMap } from './readYamlMap';
import { localise } from './localise';
import { readFields } from './readFields';
import { readPlaceholders } from './readPlaceholders';
import { addFolder, addItem, type SiteLoadContext } from './siteLoadContext';

/** Reads a file of the site, if it exists, and calls back with its content in each language. */
export function forEachLanguage(
  context: SiteLoadContext,
  file: string,
  onContent: (content: YamlMap, language: string, updatedAt: Date) => void,
): void {
  const path = join(context.folder, file);
  if (!existsSync(path)) return;
  const report = context.createReporter(file);
  const content = readYamlMap(path, report);
  if (!content) return;
  for (const language of context.site.languages) {
    const localised = localise(content, language, (valuePath) =>
      report(valuePath, `has no value in ${language}`),
    );
    if (isMap(localised)) onContent(localised, language, statSync(path).mtime);
  }
}

export function loadSettings(context: SiteLoadContext): void {
  const template = [...context.templates.values()].find(({ group }) => group === 'settings');
  if (!template) return;
  addFolder(context, context.paths.settings, template.name);
  forEachLanguage(context, 'settings.yml', (content, language, updatedAt) => {
    const readItem = readFields(
      template,
      content,
      '',
      context.templates,
      context.createReporter('settings.yml'),
    );
    if (!readItem) return;
    addItem(
      context,
      context.paths.settings,
      template.name,
      language,
      Object.fromEntries(readItem.values),
      updatedAt,
    );
  });
}

export function loadDictionary(context: SiteLoadContext): void {
  addFolder(context, context.paths.dictionary);
  const report = context.createReporter('dictionary.yml');
  forEachLanguage(context, 'dictionary.yml', (content, language, updatedAt) => {
    for (const [key, phrase] of Object.entries(content)) {
      if (phrase === undefined) continue;
      if (typeof phrase !== 'string') report(key, 'must be text');
      else {
        const path = `${context.paths.dictionary}/${key}`;
        addItem(
          context,
          path,
          'DictionaryEntry',
          language,
          { Key: key, Phrase: phrase },
          updatedAt,
        );
      }
    }
  });
}

/** Loads tags.yml: the names of the tags that stories may have, by key. Pages refer to tags by path. */
export function loadTags(context: SiteLoadContext): void {
  addFolder(context, context.paths.tags);
  const report = context.createReporter('tags.yml');
  forEachLanguage(context, 'tags.yml', (content, language, updatedAt) => {
    for (const [key, value] of Object.entries(content)) {
      if (value === undefined) continue;
      if (typeof value !== 'string') report(key, 'must be text');
      else
        addItem(
          context,
          `${context.paths.tags}/${key}`,
          'StoryTag',
          language,
          { key, value },
          updatedAt,
        );
    }
  });
}

/** Loads layout.yml: the placeholders that all pages of the site share. */
export function loadFrame(context: SiteLoadContext): void {
  addFolder(context, context.paths.frame, 'PageFrame');
  addFolder(context, `${context.paths.frame}/Data`);
  forEachLanguage(context, 'layout.yml', (content, language, updatedAt) => {
    const placeholders = readPlaceholders(
      content.placeholders,
      'placeholders',
      ['header', 'footer'],
      {
        ...context,
        language,
        updatedAt,
        dataPath: `${context.paths.frame}/Data`,
        report: context.createReporter('layout.yml'),
        counts: new Map(),
      },
    );
    context.collector.add(context.paths.frame, 'PageFrame', {
      language,
      displayName: 'Page frame',
      fields: {},
      placeholders,
      updatedAt,
    });
  });
}

/** Loads redirects.yml: `redirects:` is a list of rules with the fields of RedirectRule. */
export function loadRedirects(context: SiteLoadContext): void {
  const template = context.templates.get('RedirectRule');
  addFolder(context, context.paths.redirects);
  if (!template) return;
  const report = context.createReporter('redirects.yml');
  forEachLanguage(context, 'redirects.yml', (content, language, updatedAt) => {
    if (!Array.isArray(content.redirects)) return report('redirects', 'must be a list of rules');
    content.redirects.forEach((rule: unknown, index) => {
      const readItem = readFields(template, rule, `redirects[${index}]`, context.templates, report);
      if (!readItem) return;
      const path = `${context.paths.redirects}/Rule ${index + 1}`;
      addItem(
        context,
        path,
        'RedirectRule',
        language,
        Object.fromEntries(readItem.values),
        updatedAt,
      );
    });
  });
}

export function loadRobots(context: SiteLoadContext): void {
  const path = join(context.folder, 'robots.txt');
  if (!existsSync(path)) return;
  const fields = { Content: readFileSync(path, 'utf8') };
  for (const language of context.site.languages) {
    addItem(context, context.paths.robots, 'RobotsText', language, fields, statSync(path).mtime);
  }
}
