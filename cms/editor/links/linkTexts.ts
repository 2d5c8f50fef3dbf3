/** Every word of the choice of links. */
export const linkTexts = {
  kinds: {
    page: 'Page',
    cars: 'Cars',
    address: 'Other address',
    file: 'File',
    mail: 'Mail',
    phone: 'Phone',
  },
  leadsTo: 'What the link leads to',
  pageLabel: 'Page of this site',
  findPage: 'Find a page by name or address',
  chosenPage: (name: string, route: string) => `Chosen: ${name}, ${route}`,
  pagesFound: (count: number) =>
    count === 0 ? 'No page matches.' : count === 1 ? '1 page' : `${count} pages`,
  someOf: (shown: number, count: number) => `${shown} of ${count} pages. Search for the others.`,
  addLink: 'Add a link',
  removeLink: 'Remove the link',
  loadingPages: 'Fetching the pages …',
  part: 'Part of the page',
  partHint: 'Name of a place on it, such as opening-hours; empty for its top.',

  carsPage: 'List of cars',
  noCarsPage: 'The site has no list of cars.',
  make: 'Make',
  fuel: 'Fuel',
  body: 'Body',
  gearbox: 'Gearbox',
  filterHint: 'As the list writes it; several with commas between.',
  usedOrNew: 'Used or new',
  both: 'Both',
  used: 'Used cars',
  fresh: 'New cars',
  maxPrice: 'Highest price',
  keyphrase: 'Words to search for',
  listAddress: (address: string) => `The link will be ${address}`,

  href: 'Address',
  hrefHint: 'An address elsewhere such as https://…, or one of this site such as /om-oss.',
  fileHref: 'Address of the file',
  fileHint: 'Such as /-/media/brochure.pdf',
  mail: 'E-mail address',
  phone: 'Telephone number',
  phoneHint: 'With the country in front, such as +46 8 123 45.',

  checking: 'Looking where it leads …',
  toPage: (name: string) => `Leads to the page “${name}”.`,
  toUnpublished: (name: string) =>
    `Leads to the page “${name}”, which visitors cannot see yet. Publish it as well.`,
  toRedirect: 'Leads on by a redirect.',
  toFile: 'Leads to a file or to a part of the site that is no page.',
  toNowhere: (href: string) =>
    `Nothing is at ${href} that visitors can be led to: no page, no file and no redirect.`,
  deadWarning: (hrefs: string) =>
    `Nothing is at ${hrefs}. Put the link right, or save again to keep it as it is.`,

  linkTitle: 'Link',
  apply: 'Apply link',
  remove: 'Remove link',

  problems: (count: number) => (count === 1 ? '1 link needs care' : `${count} links need care`),
  problemKinds: {
    NOWHERE: 'nothing is at this address',
    DELETED: 'its page was deleted',
    UNPUBLISHED: 'its page is not published yet',
  },
  problem: (text: string, href: string, kind: string) =>
    `${text === '' ? href : `“${text}” (${href})`}: ${kind}`,
} as const;
