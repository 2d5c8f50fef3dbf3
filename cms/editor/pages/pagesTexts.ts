/** Every word of the view of pages. */
export const pagesTexts = {
  title: 'Pages',
  intro:
    'Arrow keys walk through the tree, Enter opens a page in the editor. Alt with the arrow keys changes the order.',
  loading: 'Fetching the pages …',
  failed: 'The pages could not be fetched.',
  tryAgain: 'Try again',
  search: 'Find a page by name or address',
  nothingFound: 'No page matches.',
  found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  newPage: 'New page',
  bin: 'Bin',
  tree: (site: string) => `Pages of ${site}`,
  columns: { page: 'Page', state: 'State', languages: 'Languages', changed: 'Last change' },
  expand: 'Show what is below',
  states: { PUBLISHED: 'Published', CHANGED: 'Changed', DRAFT: 'Draft' },
  folder: 'Folder',
  newOrder: 'New order below',
  missing: 'missing',
  outdated: 'older',
  languageState: {
    PUBLISHED: 'published',
    CHANGED: 'changed, not published',
    DRAFT: 'draft',
    missing: 'missing',
  },
  languageIsOutdated: (source: string) => `older than ${source}`,
  fromFiles: 'Came with the site',
  changedBy: (when: string, who: string) => `${when}, ${who}`,
  fixed: {
    FRONT: 'The front page stays where it is.',
    ERROR: 'The site needs its error pages where they are.',
    DATA: 'Pages that are made of data are found by this address, so it stays.',
  },

  chosen: 'The chosen page',
  choose: 'Choose a page to see what can be done with it.',
  actions: 'What to do with the page',
  open: 'Open in the editor',
  moveUp: 'Up',
  moveDown: 'Down',
  moveUpOf: (name: string) => `Move ${name} up`,
  moveDownOf: (name: string) => `Move ${name} down`,
  move: 'Move or rename',
  copy: 'Copy',
  publish: 'Publish',
  publishBelow: 'Publish with all below',
  askToPublish: 'Ask to publish',
  placeGoesToo: (route: string) => `Its new address ${route} goes out with it.`,
  orderGoesToo: 'The new order of the pages below goes out with it.',
  publishBelowTitle: (name: string) => `Publish ${name} with all below?`,
  publishBelowText: (count: number) =>
    count === 1
      ? '1 page has something that visitors do not see:'
      : `${count} pages have something that visitors do not see:`,
  publishBelowLanguages: 'In these languages',
  publishBelowNow: 'Publish them',
  chooseLanguage: 'Choose a language.',
  checkingPages: 'Checking the pages …',
  pageErrors: (count: number) =>
    count === 1
      ? '1 thing would break it for visitors'
      : `${count} things would break it for visitors`,
  pageWarnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  openRequest: (who: string) => `${who} asks to publish it`,
  sentBackRequest: (who: string) => `sent back to ${who}`,
  remove: 'Delete',
  addLanguage: (language: string) => `Add ${language}`,
  visitorsFindItAt: (route: string) => `Visitors find it at ${route} until the move is published.`,
  orderDraft: 'The order of the pages below is not published. Publish this page to publish it.',
  openLanguage: (language: string) => `Open ${language}`,

  moved: (name: string, route: string) =>
    `${name} is at ${route} now. Publish it to move it for visitors; its old addresses then lead there.`,
  ordered: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}. Publish it to show the order to visitors.`,
  cannotOrder: (name: string) => `${name} is at the end of its list already.`,
  copied: (name: string) => `${name} was copied, as a draft.`,
  deleted: (name: string) =>
    `${name} is in the bin. Visitors see it until the deletion is published.`,
  publishDeletion: 'Publish the deletion',
  publishedBelow: (name: string) => `${name} and all below it are published.`,
  nothingToPublish: 'Visitors see everything already.',
  languageAdded: (language: string, name: string) => `${name} has a version in ${language} now.`,

  newPageTitle: 'New page',
  template: 'What kind of page?',
  startsWith: (blocks: string) => `Starts with: ${blocks}.`,
  pageTitle: 'Title',
  pageTitleMissing: 'Give the page a title.',
  address: 'Address',
  addressHint: 'The last part of it: small letters, digits and hyphens.',
  below: 'Goes below',
  findParent: 'Find a page to go below',
  fullAddress: (route: string) => `The page will be at ${route}`,
  checking: 'Checking the address …',
  create: 'Make the page',
  creating: 'Making the page …',

  moveTitle: (name: string) => `Move or rename ${name}`,
  moveNote:
    'Visitors find the page at its old address until you publish it. Then every old address leads to the new one, also of the pages below.',
  moveIt: 'Move the page',
  copyTitle: (name: string) => `Copy ${name}`,
  copyNote:
    'The copy is a draft with the same blocks, in all languages. Pages below are not copied.',
  copyIt: 'Copy the page',
  copyName: (name: string) => `${name} (copy)`,

  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteCount: (count: number) =>
    count === 0
      ? 'The page goes into the bin, from where it can be restored.'
      : `The page and ${count === 1 ? 'the page' : `${count} pages`} below it go into the bin, from where they can be restored.`,
  countingLinks: 'Looking for links to it …',
  noLinks: 'No other page links to it.',
  links: (count: number) => (count === 1 ? '1 page links to it:' : `${count} pages link to it:`),
  sharedParts: 'Header, footer or other shared parts',
  deleteIt: 'Put it into the bin',

  languageTitle: (language: string, name: string) => `${name} in ${language}`,
  languageChoice: 'Start the new version',
  languageFrom: (language: string) => `With the contents of ${language}, to be translated`,
  languageEmpty: 'Empty, without blocks',
  languageAddIt: (language: string) => `Add ${language}`,

  binTitle: 'Bin',
  binEmpty: 'The bin is empty.',
  binIntro:
    'What was deleted, newest first. Restoring brings back everything that was below the page.',
  binEntry: (when: string, who: string) => `Deleted ${when} by ${who}`,
  binPages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  stillPublic: 'Visitors still see it',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  publishDeletionOf: (name: string) => `Publish the deletion of ${name}`,
  restored: (route: string) => `Restored at ${route}, as a draft.`,
  restoredElsewhere: (route: string) =>
    `Its old place is taken or gone. Restored at ${route}, as a draft.`,
  deletionPublished: (name: string) => `${name} is gone for visitors, too.`,
} as const;
