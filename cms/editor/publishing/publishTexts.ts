/** Words of publishing; the editor speaks English to editors. */
export const publishTexts = {
  title: (page: string) => `Publish ${page}`,
  sections: 'Before publishing',
  check: (count: number) => (count > 0 ? `Check (${count})` : 'Check'),
  changes: (count: number) => (count > 0 ? `What changes (${count})` : 'What changes'),
  compare: 'Side by side',
  later: 'At a time',
  share: 'Share the draft',
  now: 'Publish now',
  language: 'Language',
  pageIn: (page: string, language: string) => `${page}, in ${language}`,
  languageLine: (language: string, state: string) => `${language}: ${state}`,
  requestOpen: (name: string, when: string, note: string) =>
    `${name} asked on ${when} that this be published${note ? `: “${note}”` : ''}. Publishing it says yes.`,
  requestChanged: 'It was changed after that.',
  requestSentBack: (name: string, by: string, answer: string) =>
    `${name} asked to publish this, and ${by} sent it back: “${answer}”. Is that done?`,
  publishing: 'Publishing …',
  checking: 'Checking …',
  blocked: (count: number) =>
    count === 1
      ? 'One thing would break the page for visitors. Put it right first.'
      : `${count} things would break the page for visitors. Put them right first.`,
  allSeen: 'Visitors see everything already.',
  withShared: (count: number) =>
    `Header and footer too: ${count} ${count === 1 ? 'change' : 'changes'} on every page of the site`,
  takeAway: 'Take the page away from visitors',
  takeAwayTitle: 'Take the page away?',
  takeAwayText:
    'Visitors no longer find the page, nor the pages below it. Its draft stays, and can be published again.',
  takeAwayYes: 'Take it away',
  takenAway: 'Visitors no longer see the page.',

  allWell: 'Nothing was found.',
  error: 'Error',
  warning: 'Warning',
  showShort: 'Show',
  show: (block: string) => `Show ${block} on the page`,
  thePage: 'the page',
  headerFooter: 'header or footer',
  weighing: 'Weighing the page …',
  measureFailed: 'The page could not be looked at; what depends on its looks was not checked.',
  findings: {
    emptyRequired: (field: string) => `“${field}” is empty and must not be.`,
    missingAlt: (field: string) =>
      `The picture in “${field}” says nothing to those who cannot see it. Leave it so for mere decoration alone.`,
    deadLink: (field: string, href: string) =>
      `A link in “${field}” leads nowhere on this site: ${href}`,
    refusedMarkup: (field: string, part: string) => {
      if (part === 'img') {
        return `A picture in “${field}” is not of the media library, so visitors do not see it. Upload it.`;
      }
      if (part === 'html')
        return `“${field}” is too long: visitors see its words without formatting.`;
      return `“${field}” holds something that texts may not hold (${part}); visitors do not see it.`;
    },
    missingBlock: 'Its content is gone; visitors do not see it.',
    missingLanguage: (language: string) => `The page does not exist in ${language}.`,
    olderLanguage: (language: string) =>
      `The page was changed after its ${language} version; does that say the same?`,
    untranslated: (field: string, language: string) =>
      `“${field}” says the same as in ${language}. Is it translated?`,
    noMainHeading: 'The page has no main heading (level 1).',
    manyMainHeadings: (count: number) =>
      `The page has ${count} main headings (level 1); one is right.`,
    skippedLevel: (text: string, level: number, before: number) =>
      `The heading “${text}” is of level ${level} and follows level ${before}.`,
    lowContrast: (text: string, ratio: string, needed: string) =>
      `“${text}” is hard to read on its picture: contrast ${ratio}, ${needed} is needed.`,
    heavy: (width: number, kilobytes: number, budget: number) =>
      `At ${width} px the first view weighs ${kilobytes} kB; ${budget} kB is the budget.`,
  },
  weight: (width: number, kilobytes: number, budget: number) =>
    `First view at ${width} px: ${kilobytes} of ${budget} kB`,

  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  everyPage: 'All pages',
  orderChanged: 'Order changed',
  quoted: (words: string) => `“${words}”`,
  yes: 'Yes',
  no: 'No',
  order: 'Blocks',
  newContent: 'Shown for the first time',
  goneContent: 'No longer shown',

  published: 'Visitors see now',
  draft: 'Visitors would see',
  widths: 'Width of both',
  notPublic: 'Visitors do not see this page yet.',

  scheduleTitle: 'Schedule this page',
  whenHint: (zone: string) => `By the clocks in ${zone}.`,
  publishAt: 'Publish at',
  publishAtHint: 'Empty for now.',
  until: 'Until',
  untilHint: 'Empty for ever.',
  putBack: 'After “until”, what visitors see today is put back; your changes stay drafts.',
  goneAgain: 'After “until”, visitors no longer find the page; it stays a draft.',
  tooFar: 'That is more than three years ahead.',
  schedule: 'Schedule',
  askedBy: (name: string) => `Asked to publish, by ${name}`,
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  untilTime: (when: string) => `until ${when}`,
  publicUntil: (when: string) => `Public until ${when}`,
  scheduled: (when: string) => `To be published ${when}.`,
  needsTime: 'Choose a time, or publish now.',
  noSuchTime: 'Clocks are put forward then: that time does not exist.',
  twice: (first: string, second: string) =>
    `Clocks are put back then: that time comes twice (${first} and ${second} UTC). The first is taken.`,
  past: 'That time has passed.',
  endFirst: 'The end must come after the beginning.',
  release: 'Release',
  addToRelease: 'Add to a release',
  addToReleaseHint: 'Published together with what else is in it, as the draft then stands.',
  newRelease: 'A new one …',
  releaseName: 'Name of the release',
  add: 'Add',
  addedTo: (name: string) => `Added to “${name}”.`,
  nameNeeded: 'Give it a name.',

  shareIntro:
    'Whoever has the link sees the draft of this page without signing in, until the link ends or you revoke it.',
  days: 'Opens for',
  dayCounts: { 1: 'One day', 7: 'Seven days', 30: 'Thirty days' },
  makeLink: 'Make a link',
  link: 'Link',
  copy: 'Copy',
  copied: 'The link is copied.',
  revoke: 'Revoke',
  revokeLink: (author: string, until: string) => `Revoke the link by ${author}, until ${until}`,
  revoked: 'The link opens nothing any more.',
  noLinks: 'No link to this page opens now.',
  linkLine: (author: string, until: string) => `By ${author}, until ${until}`,
  loading: 'Fetching …',
} as const;
