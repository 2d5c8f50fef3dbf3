import { shownVisit } from '../../../../blocks/BookedVisit/BookedVisit.fixture';
import { shownHold } from '../../../../blocks/CarHold/CarHold.fixture';
import { savingSearch } from '../../../../blocks/SavedCars/SavedCars.fixture';
import { testDriveOffer } from '../../../../blocks/TestDrive/TestDrive.fixture';
import { sellCarFormName } from '../../../../features/enquiries/model/sellCar';
import type { PageBlock } from '../../../../platform/content/page.types';
import { defaultSiteContent } from '../../../../platform/content/siteContent';
import { htmlText } from '../../../../platform/pages/html';
import type { PageData } from '../../../../platform/pages/pageData.types';
import type { PrivateView, PrivateViewKind } from '../../../../rendering/privateView';
import { renderDocument } from '../../../../site/page/renderDocument';
import { siteByName } from '../../../../sites/sites';

/** A personal text that occurs only in the private view. */
const PERSONAL_TEXT = 'Anna-of-the-private-view';

const block = (name: string, fields: object, overrides: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  isKnown: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
  ...overrides,
});

const form = {
  values: { name: PERSONAL_TEXT },
  errors: {},
  failed: false,
};

/** An example of each kind of private view and its block; a new kind without an example is a type error. */
const examples: {
  [Kind in PrivateViewKind]: {
    block: PageBlock;
    privateView: Extract<PrivateView, { kind: Kind }>;
    /** A text that only the private view reveals. */
    reveals: string;
  };
} = {
  draft: {
    block: block('Blurb', { Title: { value: 'Draft' } }),
    privateView: { kind: 'draft', view: '2030-01-01T00:00:00Z' },
    reveals: 'data-draft-bar',
  },
  form: {
    block: block('SellCarForm', {
      Title: { value: 'Sell' },
      data: { site: 'automotive-se', dealers: [] },
    }),
    privateView: { kind: 'form', view: { ...form, formName: sellCarFormName('automotive-se') } },
    reveals: PERSONAL_TEXT,
  },
  hold: {
    block: block('CarHold', { Title: { value: 'Hold' } }),
    privateView: {
      kind: 'hold',
      view: { ...shownHold, car: { ...shownHold.car, car_model: PERSONAL_TEXT } },
    },
    reveals: PERSONAL_TEXT,
  },
  visit: {
    block: block('BookedVisit', { Title: { value: 'Visit' } }),
    privateView: { kind: 'visit', view: { ...shownVisit, reference: PERSONAL_TEXT } },
    reveals: PERSONAL_TEXT,
  },
  testDrive: {
    block: block('TestDrive', { Title: { value: 'Drive' } }),
    privateView: {
      kind: 'testDrive',
      view: {
        ...testDriveOffer,
        holder: { firstName: PERSONAL_TEXT, lastName: '', phone: '', email: '' },
      },
    },
    reveals: PERSONAL_TEXT,
  },
  alerts: {
    block: block('SavedCars', { Title: { value: 'Saved' } }),
    privateView: { kind: 'alerts', view: { ...savingSearch, title: PERSONAL_TEXT } },
    reveals: PERSONAL_TEXT,
  },
};

const site = siteByName('automotive-se');
const content = defaultSiteContent(site, 'sv');

/** Returns a page with the block between other blocks. */
const pageWith = (privateBlock: PageBlock): PageData => ({
  status: 200,
  site,
  language: 'sv',
  routePath: '/',
  mode: 'normal',
  page: {
    itemId: 'A1',
    name: 'Page',
    template: 'ContentPage',
    language: 'sv',
    languages: [{ name: 'sv', displayName: '', englishName: '', nativeName: '' }],
    fields: { noIndex: false },
    ownFields: {},
    placeholders: {
      main: [block('Blurb', { Title: { value: 'Above' } }, { uid: 'a' }), privateBlock],
    },
    images: [],
  },
  content,
  placeholders: {},
  imageHosts: [],
  showUnknownBlocks: false,
  origin: 'https://automotive.example',
});

const render = (data: PageData) =>
  htmlText(renderDocument(data, { cacheFragments: true }).html)
    // Replaces ids and keys that change with every rendering.
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID');

test.each(Object.entries(examples))(
  "a private view of the kind %s is on its visitor's page and never on another page",
  (_, { block: privateBlock, privateView, reveals }) => {
    const data = pageWith(privateBlock);
    // The second rendering uses the cache.
    const [, publicHtml] = [render(data), render(data)];
    expect(publicHtml).not.toContain(reveals);
    expect(render({ ...data, privateView })).toContain(reveals);
    expect(render(data)).toBe(publicHtml);
    expect(render({ ...data, privateView })).toContain(reveals);
    expect(render(pageWith({ ...privateBlock }))).toBe(publicHtml);
  },
);
