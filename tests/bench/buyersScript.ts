import type { Locator, Page } from '@playwright/test';
import { localHost } from './homePages';

/** A visitor's page and the address of the product. */
export interface BuyersPage {
  page: Page;
  port: number;
  /** Number of the round; each round uses other cars. */
  round: number;
  /** Waits for the result of an input. */
  settle: () => Promise<void>;
}

type Act = (buyer: BuyersPage) => Promise<void>;

/** All actions of a buyer in order, by purpose. */
export const buyerActions: readonly (readonly [step: string, act: Act])[] = [
  ['find: words on the front page', find],
  ['narrow: a filter in the drawer', narrow],
  ['narrow: a price is typed', typePrice],
  ['narrow: the cars are shown, a chip is given up', dropChip],
  ['narrow: more cars, another order', showMore],
  ['compare: two cars from the list', compare],
  ['compare: the table, its tools, away again', readComparison],
  ['open: a car, its pictures and folds', openCar],
  ['cost: to own', calculateOwnership],
  ['cost: credit', calculateCredit],
  ['cost: credit of a British car', quoteBritishCar],
  ['hold: the form', hold],
  ['test drive: the form', bookDrive],
];

const open = async ({ page, port }: BuyersPage, site: string, path: string) => {
  await page.goto(`http://${localHost(site, port)}${path}`);
  await page.waitForLoadState('load');
};

/** Scrolls to an element by touch and taps it. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

async function tapAndSettle(buyer: BuyersPage, ...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await tap(target);
    await buyer.settle();
  }
}

async function find(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await open(buyer, 'automotive-se', '/');
  await buyer.settle();
  const field = page.locator('main input[type=search]').first();
  await tap(field);
  await field.pressSequentially('Volvo', { delay: 60 });
  await buyer.settle();
  await field.press('Enter');
  await page.waitForURL(/volvo/i);
}

const drawer = (page: Page) => page.locator('[data-list-drawer]');

async function narrow(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await open(buyer, 'automotive-se', '/kop-bil');
  await buyer.settle();
  await tapAndSettle(
    buyer,
    page.locator('[data-list-open]'),
    drawer(page).locator('[data-facet=car_fuel] summary'),
    drawer(page).locator('[data-facet=car_fuel] label').nth(0),
    drawer(page).locator('[data-facet=car_gearbox] summary'),
    drawer(page).locator('[data-facet=car_gearbox] label').nth(0),
    drawer(page).locator('[data-facet=car_fuel] label').nth(1),
  );
}

async function typePrice(buyer: BuyersPage): Promise<void> {
  const price = drawer(buyer.page).locator('[data-facet=car_price] [data-bound="1"]');
  await tap(price);
  await price.pressSequentially('600000', { delay: 120 });
  // Typed text is applied after a delay.
  await buyer.settle();
  await buyer.settle();
}

async function dropChip(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await tapAndSettle(
    buyer,
    drawer(page).locator('[data-list-submit]'),
    page.locator('[data-list-chip]').first(),
    page.locator('[data-list-chip]').first(),
  );
}

async function showMore(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await open(buyer, 'automotive-se', '/kop-bil');
  await buyer.settle();
  await tapAndSettle(buyer, page.locator('[data-list-more]'), page.locator('[data-list-more]'));
  await page.locator('#car-sort').scrollIntoViewIfNeeded();
  await page.locator('#car-sort').selectOption({ index: 1 });
  await buyer.settle();
}

async function compare(buyer: BuyersPage): Promise<void> {
  const cars = buyer.page.locator('[data-list-cars] [data-compare]');
  await tapAndSettle(buyer, cars.nth(0), cars.nth(1));
}

async function readComparison(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  const buttons = page.locator('[data-compare-tray] button');
  await tapAndSettle(buyer, buttons.first(), buttons.last());
  const dialog = page.getByRole('dialog');
  await tapAndSettle(buyer, dialog.locator('input[type=checkbox]').first());
  await page.keyboard.press('Escape');
  await buyer.settle();
  await tapAndSettle(buyer, page.locator('[data-list-cars] [data-compare]').nth(0));
}

/** Opens a car of a make without vans, with known ownership costs; each round uses another car. */
async function openCar(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await open(buyer, 'automotive-se', '/kop-bil/audi');
  await buyer.settle();
  await tap(page.locator('[data-list-cars] > li').nth(buyer.round).locator('a').first());
  await page.waitForURL(/\/bil\//);
  await page.waitForLoadState('load');
  await buyer.settle();
  await tapAndSettle(
    buyer,
    page.locator('main a[href="#technical"], main a[href="#overview"]').first(),
    page.locator('main :is(#equipment, #technical, #technical-data) summary:visible').first(),
  );
}

async function calculateOwnership({ page, settle }: BuyersPage): Promise<void> {
  const form = page.locator('[data-client=Ownership]');
  await tap(form.locator('details:not([open]) > summary').first());
  const years = form.locator('input:visible, select:visible').nth(0);
  const distance = form.locator('input:visible, select:visible').nth(1);
  for (const field of [years, distance]) {
    await tap(field);
    await field.press('ArrowUp');
    await field.press('ArrowUp');
  }
  await settle();
}

async function calculateCredit({ page, settle }: BuyersPage): Promise<void> {
  await tap(page.locator('[data-price-column] [data-island=CalculateLoan] summary'));
  const slider = page.locator('[data-price-column] input[type=range]:visible').first();
  await slider.scrollIntoViewIfNeeded();
  await tap(slider);
  await settle();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await slider.press(key);
}

async function quoteBritishCar(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await open(buyer, 'automotive-uk', '/buy-car/used-cars');
  const decline = page.locator('[data-consent-answer=decline]');
  await buyer.settle();
  if (await decline.isVisible()) await tapAndSettle(buyer, decline);
  await tap(page.locator('[data-list-cars] > li').nth(buyer.round).locator('a').first());
  await page.waitForURL(/\/car\//);
  await page.waitForLoadState('load');
  const quotes = page.locator('[data-island=QuoteFinance]');
  await quotes.locator('> *').first().scrollIntoViewIfNeeded();
  const slider = quotes.locator('input[type=range]').first();
  await slider.waitFor();
  await buyer.settle();
  await tapAndSettle(buyer, slider);
  for (const key of ['ArrowRight', 'ArrowLeft']) await slider.press(key);
}

async function hold(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await openUsedCar(buyer, 'a[href*="/reservera?"]');
  await page.locator('#hold-name').waitFor();
  await buyer.settle();
  await tapAndSettle(buyer, page.locator('#hold button[type=submit]'));
  await type(page, { '#hold-name': 'Maja Lind', '#hold-phone': '0701234567' });
  await type(page, { '#hold-email': `maja${buyer.round}@example.com` });
  await tap(page.locator('#hold-consent'));
  await tapAndSettle(buyer, page.locator('#hold button[type=submit]'));
}

async function bookDrive(buyer: BuyersPage): Promise<void> {
  const { page } = buyer;
  await openUsedCar(buyer, '[data-price-column] a[href*="/boka-provkorning?"]');
  await page.locator('#drive-email').waitFor();
  await buyer.settle();
  await tapAndSettle(buyer, page.locator('#test-drive label:has([type=radio])').nth(1));
  await type(page, { '#drive-first-name': 'Maja', '#drive-last-name': 'Lind' });
  await type(page, { '#drive-phone': '0701234567', '#drive-email': 'maja@example.com' });
  await tapAndSettle(buyer, page.locator('#test-drive button[type=submit]').last());
}

/** Opens a used car that no earlier round has opened, and taps a link on its page. */
async function openUsedCar(buyer: BuyersPage, linkSelector: string): Promise<void> {
  const { page, round } = buyer;
  await open(buyer, 'automotive-se', '/kop-bil/audi');
  const links = page.locator('[data-list-cars] [data-car] a[href^="/bil/"]:not([href*="#"])');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const paths = [...new Set(hrefs)];
  for (const path of [...paths.slice(round), ...paths]) {
    await open(buyer, 'automotive-se', path);
    // Reserved cars, and cars of some dealers, do not have the link.
    if ((await page.locator(linkSelector).count()) > 0) break;
  }
  await buyer.settle();
  await tap(page.locator(linkSelector).first());
}

async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await tap(page.locator(selector));
    await page.locator(selector).pressSequentially(text, { delay: 40 });
  }
}
