import type { SitePart } from './siteApi';

const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Words of the view of a whole site. */
export const siteTexts = {
  panels: 'Parts of the site',
  parts: {
    MENUS: 'Menus',
    FOOTER: 'Footer',
    SETTINGS: 'Settings',
    DICTIONARY: 'Dictionary',
    TAGS: 'Tags',
    REDIRECTS: 'Redirects',
  } satisfies Record<SitePart, string>,
  intros: {
    MENUS: 'What stands above every page: its entries, their order, where they lead.',
    FOOTER: 'What stands below every page: its columns, links and notes.',
    SETTINGS: 'What holds for the whole site, in the language that is chosen above.',
    DICTIONARY:
      'Every text that the site shows by itself. Your own phrase goes before the default.',
    TAGS: 'What stories are about. Visitors choose stories by them.',
    REDIRECTS: 'Where old addresses lead. The first rule that matches is taken.',
  } satisfies Record<SitePart, string>,
  affects: {
    MENUS: 'The menus stand on every page of the site:',
    FOOTER: 'The footer stands on every page of the site:',
    SETTINGS: 'The settings hold for every page of the site:',
    DICTIONARY: 'The texts stand all over the site:',
    TAGS: 'Lists and pages of stories show the tags:',
    REDIRECTS: 'Every address of the site is checked against the rules:',
  } satisfies Record<SitePart, string>,
  pages: (count: number) => plural(count, 'page is made anew.', 'pages are made anew.'),
  loading: 'Fetching …',
  failed: 'That could not be fetched.',
  tryAgain: 'Try again',
  allPublished: 'Everything is published',
  unpublished: (count: number) => plural(count, 'change not published', 'changes not published'),
  publish: 'Publish',
  publishTitle: (part: string) => `Publish changes: ${part}`,
  publishing: 'Publishing …',
  published: 'Published. Visitors see it now.',
  publishLate: 'Somebody saved in between. Look at the changes again.',
  publishFailed: 'Nothing was published.',
  kinds: { ADDED: 'new', CHANGED: 'changed', REMOVED: 'removed' },
  history: 'History',
  historyTitle: (part: string) => `History: ${part}`,
  noHistory: 'Nothing has been saved yet.',
  restore: 'Restore',
  restoreVersion: (name: string, version: number) => `Restore version ${version} of ${name}`,
  restored: 'The older version is the draft again.',
  restoreLate: 'Somebody saved in between. Look at the history again.',
  version: (version: number) => `Version ${version}`,
  current: 'Current',
  publishedBadge: 'Published',
  deleted: 'Deleted',
  order: 'order of blocks',
  frame: 'Page frame',
  saved: 'Draft saved.',
  notDecided: 'Somebody else changed this too. Save again to compare both versions.',

  save: 'Save',
  close: 'Close',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
} as const;
