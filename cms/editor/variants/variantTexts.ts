/** Words about variants. */
export const variantTexts = {
  panel: 'Variants',
  intro:
    'A variant shows some blocks of the page in another way, to an audience or to a share of the visitors. Everybody else sees the page as it is.',
  none: 'The page has no variants yet.',
  original: 'The page itself',
  originalNote: 'For everybody whom no variant is for.',
  add: 'Add a variant',
  addFull: 'A page has eight variants at most. Delete one that has ended.',
  show: (name: string) => `Show ${name}`,
  bar: 'Variant in sight',
  barLabel: 'Variant',
  editing: 'What you change here changes this variant alone.',
  sharedBlock: (block: string) => `${block} is the same as on the page.`,
  cannotEdit: 'A test that has begun keeps its blocks. Prepare it anew to change them.',

  statuses: { draft: 'Draft', running: 'Running', ended: 'Ended' },
  notPublished: 'Not published',
  forTest: (share: number) =>
    share > 0 ? `Test: ${share} % of the visitors` : 'Test: no share yet',
  noAudience: 'For nobody yet',
  and: ' and ',
  times: (from: string | undefined, until: string | undefined) =>
    [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' '),

  audienceOf: 'Audience and times',
  testOf: 'Shares, goal and end',
  start: 'Start',
  startTest: 'Start the test',
  stop: 'Stop',
  stopTest: 'Stop the test',
  again: 'Prepare anew',
  results: 'Results',
  remove: 'Delete',
  removeAsk: (name: string) => `Delete ${name}?`,
  removeText: 'Its blocks go with it. The page keeps its own.',
  started: 'Started. Visitors get it when the page is published.',
  stopped: 'Stopped. It ends for visitors when the page is published.',
  prepared: 'It is a draft again. A test begins to count anew.',
  removed: (name: string) => `${name} was deleted.`,
  saved: 'Saved as a draft.',
  actionsOf: (name: string) => `What can be done with ${name}`,
  actionOn: (action: string, name: string) => `${action}: ${name}`,

  newTitle: 'New variant',
  name: 'Name',
  nameHint: 'Visitors do not see it.',
  kind: 'Whom it is for',
  kinds: {
    audience: 'An audience',
    audienceHint: 'All who come from a campaign, come back, or read another language.',
    test: 'A test',
    testHint: 'A share of the visitors, to find out which works best.',
  },
  create: 'Create',

  conditionsTitle: (name: string) => `Who gets ${name}`,
  conditionsIntro:
    'Everything has to be met. Of several variants the first one that fits is shown.',
  condition: (number: number) => `Condition ${number}`,
  conditionKinds: {
    campaign: 'Campaign (utm_campaign)',
    source: 'Source (utm_source)',
    query: 'Another word in the address',
    visitor: 'New or returning',
    language: 'Language of the page',
    market: 'Market',
  },
  key: 'Name of the word',
  value: 'Value',
  is: 'Is',
  visitors: { new: 'New', returning: 'Returning' },
  visitorHint: 'Only those who agreed to marketing are known to return; all others are new.',
  addCondition: 'Add a condition',
  removeCondition: (number: number) => `Remove condition ${number}`,
  from: 'From',
  until: 'Until',
  timeHint: 'By the clocks of the site’s country. Empty: no limit.',

  testTitle: 'The test of this page',
  testIntro:
    'Decide before the start how long the test runs. It is judged once, at its end: whoever looks every day and stops on a good one finds a difference where there is none.',
  shares: 'Shares in percent',
  sharesSum: (sum: number) => `Together ${sum} %. They have to be 100 %.`,
  goal: 'What visitors shall do',
  goals: {
    enquiry: 'Send an enquiry',
    booking: 'Book a visit',
    link: 'Follow a link',
  },
  goalHref: 'Address of the link',
  goalHrefHint: 'As the page has it, such as /kontakt.',
  end: 'End of the test',
  endHint:
    'By the clocks of the site’s country. Two whole weeks or more, so that every weekday counts alike.',
  endNeeded: 'The test needs an end in the future',
  shareNeeded: 'From 1 to 99',

  blocksIntro:
    'The blocks of the page as the variant shows them. Give it its own copy of a block to change it.',
  blockStates: { own: 'Own', shared: 'As on the page', hidden: 'Hidden' },
  own: (block: string) => `Own copy of ${block}`,
  ownShort: 'Own copy',
  shared: (block: string) => `Show ${block} as on the page`,
  hide: (block: string) => `Hide ${block}`,
  unhide: (block: string) => `Show ${block} again`,
  madeOwn: (block: string) => `The variant has its own ${block} now.`,
  madeShared: (block: string) => `${block} is as on the page again.`,
  hidden: (block: string) => `${block} is hidden in this variant.`,
  unhidden: (block: string) => `${block} is shown again.`,
  moved: (block: string) => `${block} was moved in this variant.`,
  added: (block: string) => `${block} was added to this variant.`,

  resultsTitle: (name: string) => `Results of ${name}`,
  resultsIntro:
    'Counted from visitors who agreed to statistics; nobody is told apart. A visit counts once, and so does what is done in it.',
  columns: {
    arm: 'Variant',
    views: 'Page views',
    visits: 'Visits',
    goal: 'Goal reached',
    rate: 'Rate',
    uplift: 'Against the page',
  },
  noResults: 'Nothing has been counted yet.',
  verdicts: {
    running: (until: string) =>
      `The test runs until ${until}. It is judged then, and not before: figures on the way go up and down by chance.`,
    stoppedEarly:
      'The test was stopped before its planned end. The figures are a hint; they prove nothing.',
    tooLittle: (name: string, visits: number, conversions: number) =>
      `${name}: not enough yet. It takes ${visits} visits each and ${conversions} times the goal in all.`,
    noDifference: (name: string) => `${name}: no difference that chance would not explain.`,
    better: (name: string, chance: string) =>
      `${name} works better than the page. Chance alone shows as much in ${chance} of tests.`,
    worse: (name: string, chance: string) =>
      `${name} works worse than the page. Chance alone shows as much in ${chance} of tests.`,
  },
  audienceResults:
    'An audience is not drawn by lot, so its figures cannot be compared with those of others.',
} as const;
