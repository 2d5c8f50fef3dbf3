/** Every word of the developer pages; they speak to developers, in English. */
export const texts = {
  title: '%s – Developer pages',
  heading: 'Developer pages',
  intro: 'Every site, block and theme of this build, with the health of what stands behind it.',
  home: 'All developer pages',
  exampleSite: 'Automotive',
  theme: 'Theme',

  upstreams: 'Upstreams',
  upstreamsIntro: 'Asked just now, each with a real request.',
  working: 'Works',
  failing: 'Fails',
  embedded: 'Embedded default',
  remote: 'Remote system',
  milliseconds: (count: number) => `${count} ms`,
  inbox: 'See what the embedded systems received',

  sites: 'Sites',
  sitesIntro: (count: number) => `${count} sites, each with its front page in every language.`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  noRoutes: 'The content platform did not list the pages.',

  blocks: 'Blocks',
  blocksIntro:
    'Each example is a page of its own, made from the fixture that stories and tests use.',
  allExamples: (block: string) => `All examples of ${block}`,
  examplesOf: (block: string) => `Examples of ${block}`,
  exampleOf: (block: string, example: string) => `${block}: ${example}`,
  openExample: 'Open by itself',
  noFixture: 'This block has no fixture.',

  themes: 'Themes',
  themesIntro: 'Roles, letters and shapes as each theme sets them.',
  headingFont: 'Headings',
  bodyFont: 'Text',
  sampleHeading: 'Find your next car',
  sampleText: 'New and used cars, service and tyres, close to where you live.',
  showBlocks: 'See everything in this theme',
} as const;
