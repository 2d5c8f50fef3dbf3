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

/** Nothing else on the page says it. */
const OWN = 'Anna-of-the-private-view';

const block = (name: string, fields: object, over: Partial<PageBlock> = {}): PageBlock => ({
  uid: name,
  name,
  known: true,
  fields: fields as Record<string, unknown>,
  placeholders: {},
  ...over,
});

const form = {
  values: { name: OWN },
  faults: {},
  failed: false,
};

/** A view of each kind, with the block that shows it: a new kind without an example is a type error. */
const shownBy: {
  [Kind in PrivateViewKind]: {
    block: PageBlock;
    privateView: Extract<PrivateView, { kind: Kind }>;
    /** A draft is its page; all others tell something of their visitor. */
    tells: string;
  };
} = {
  draft: {
    block: block('Blurb', { Title: { value: 'Draft' } }),
    privateView: { kind: 'draft', view: '2030-01-01T00:00:00Z' },
    tells: 'data-draft-bar',
  },
  form: {
    block: block('SellCarForm', {
      Title: { value: 'Sell' },
      data: { site: 'automotive-se', dealers: [] },
    }),
    privateView: { kind: 'form', view: { ...form, formName: sellCarFormName('automotive-se') } },
    tells: OWN,
  },
  hold: {
    block: block('CarHold', { Title: { value: 'Hold' } }),
    privateView: {
      kind: 'hold',
      view: { ...shownHold, car: { ...shownHold.car, car_model: OWN } },
    },
    tells: OWN,
  },
  visit: {
    block: block('BookedVisit', { Title: { value: 'Visit' } }),
    privateView: { kind: 'visit', view: { ...shownVisit, reference: OWN } },
    tells: OWN,
  },
  testDrive: {
    block: block('TestDrive', { Title: { value: 'Drive' } }),
    privateView: {
      kind: 'testDrive',
      view: { ...testDriveOffer, holder: { firstName: OWN, lastName: '', phone: '', email: '' } },
    },
    tells: OWN,
  },
  alerts: {
    block: block('SavedCars', { Title: { value: 'Saved' } }),
    privateView: { kind: 'alerts', view: { ...savingSearch, title: OWN } },
    tells: OWN,
  },
};

const site = siteByName('automotive-se');
const content = defaultSiteContent(site, 'sv');

/** A page that shows its block between others that many pages show. */
const pageWith = (own: PageBlock): PageData => ({
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
    placeholders: { main: [block('Blurb', { Title: { value: 'Above' } }, { uid: 'a' }), own] },
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
    // Ids and keys that are new with every rendering.
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID');

test.each(Object.entries(shownBy))(
  'a view of the kind %s is on the page of its visitor, and not one byte of it on the next',
  (_, { block: own, privateView, tells }) => {
    const data = pageWith(own);
    // The second time what may be kept is kept.
    const [, before] = [render(data), render(data)];
    expect(before).not.toContain(tells);
    expect(render({ ...data, privateView })).toContain(tells);
    expect(render(data)).toBe(before);
    expect(render({ ...data, privateView })).toContain(tells);
    expect(render(pageWith({ ...own }))).toBe(before);
  },
);
