/** Words of the panel of redirects. */
export const redirectsTexts = {
  find: 'Find a redirect',
  count: (shown: number, all: number) => `${shown} of ${all} redirects`,
  none: 'There are no redirects yet.',
  noneFound: 'No redirect matches.',
  add: 'Add a redirect',
  from: 'From',
  to: 'To',
  how: 'How',
  actions: 'Change',
  edit: 'Edit',
  types: {
    REDIRECT_301: 'Moved for good (301)',
    REDIRECT_302: 'Moved for now (302)',
    SERVER_TRANSFER: 'Shown under the old address',
  },
  keepsQuery: 'keeps the query',
  keepsLanguage: 'keeps the language',
  onlyIn: (language: string) => `only ${language}`,

  pattern: 'Old address',
  patternHint:
    'A path such as /old or /old?id=7, or a regular expression for a whole path, such as /blog/(.*).',
  target: 'New address',
  targetHint:
    'A path of this site or a full address. $1 stands for the first group of an expression.',
  type: 'Type',
  query: 'Keep the query',
  queryHint: '/old?color=red then leads to /new?color=red.',
  language: 'Keep the language',
  languageHint: 'Visitors of another language stay in theirs.',
  locale: 'Language',
  everyLanguage: 'Every language',
  addTitle: 'Add a redirect',
  editTitle: 'Edit the redirect',
  required: 'Fill this in',
  checkFailed: 'The redirect could not be checked.',
  warnings: 'Please look at this first:',
  saveAnyway: 'Save all the same',
  added: 'The redirect was added.',

  tryTitle: 'Try an address',
  tryHint: 'Where do visitors of an old address end up, by the drafts?',
  tryLabel: 'Address on this site',
  tryButton: 'Try',
  tryProblem: 'An address of this site begins with a slash, such as /old.',
  unmoved: 'No redirect: the address stays what it is.',
  byTable: 'table of the site',
  byRule: (pattern: string) => `rule ${pattern}`,
  transfer: 'shown under the same address',
  ends: {
    page: 'Here visitors stay.',
    elsewhere: 'Here visitors leave the site.',
    loop: 'They never arrive: the redirects go round in a circle.',
  },

  findings: {
    invalid: (message: string) => `Cannot be used: ${message}.`,
    loop: (way: string) => `Goes round in a circle: ${way}.`,
    duplicate: (target: string) => `Another rule has this address already; it leads to ${target}.`,
    chain: (way: string) => `Needs several redirects: ${way}. Better lead to the end at once.`,
    shadowed: (target: string) =>
      target
        ? `Never reached: another rule before it leads the address to ${target}.`
        : 'Never reached: the address leads to itself.',
    'no page': (target: string) => `${target} is no page of this site.`,
    'hides page': (page: string) => `${page} is a page, which nobody reaches then.`,
    'other site': (host: string) => `Leads out of our sites, to ${host}.`,
  },
} as const;
