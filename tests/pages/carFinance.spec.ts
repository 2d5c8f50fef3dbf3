import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import type { SiteName } from '../../sites/sites';
import { getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { financedCar, findCar } from './stockCars';
import { expect, test } from './test';
import { withoutPictures } from './withoutPictures';

const sv = messagesOf('sv');
/** A car with a loan, private leasing and company leasing. */
const car = financedCar.address;

/** The minimum down payment: a fifth of the price, rounded up to whole thousands. */
const downPayment = Math.ceil(((financedCar.car_price ?? 0) * 0.2) / 1000) * 1000;
/** Replaces special spaces by plain ones. */
const normalizeSpaces = (text = '') => text.replace(/\s+/g, ' ');
const formatKronor = (kronor: number) => normalizeSpaces(`${kronor.toLocaleString('sv-SE')} kr`);

const getColumn = (page: Page) => page.locator('[data-price-column]');
const getOffer = (page: Page, title: string) =>
  getColumn(page).locator('details').filter({ hasText: title });
const isOpen = (details: Locator) =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);
/** Returns the visible text with plain spaces. */
const readVisibleText = async (locator: Locator) =>
  (await locator.innerText()).replace(/\s+/g, ' ');
/** Expects one section to be open, which closes the other. */
const expectOnlyOpen = (open: Locator, closed: Locator) =>
  expect.poll(async () => [await isOpen(open), await isOpen(closed)]).toEqual([true, false]);
const getAmount = (locator: Locator) => locator.locator('output');

/** Waits until the calculators are hydrated. */
async function waitForCalculators(page: Page): Promise<void> {
  const islands = getColumn(page).locator('[data-island]');
  for (const island of await islands.all()) {
    await island.locator('summary').hover();
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

test.beforeEach(withoutPictures);

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1440, false],
] as const) {
  test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('[CALC-01] [CALC-07] [CALC-08] [CALC-10] [CAR-50] three offers contain what the law requires, are one line at first, and one is open at a time', async ({
      page,
    }) => {
      await page.goto(car);
      const [loan, personal, company] = ['Billån', 'Privatleasing', 'Företagsleasing'].map(
        (title) => getOffer(page, title),
      ) as [Locator, Locator, Locator];
      for (const offer of [loan, personal, company]) expect(await isOpen(offer)).toBe(false);
      // The rate is next to the cost, also while the rest is folded.
      await expect(loan.locator('summary')).toContainText(/kr\/mån eff\. ränta 7,\d+\s%/);
      await loan.locator('summary').press('Enter');
      await expect(getAmount(loan)).toHaveText(
        normalizeSpaces(financedCar.car_loan_option?.default_monthly_cost_text),
      );
      const example = await readVisibleText(loan);
      for (const text of [
        ...['Effektiv ränta 7,', 'Nominell ränta 6,95 %', 'Startavgift 695 kr'],
        ...[
          `Kontantpris ${normalizeSpaces(financedCar.car_price_text)}`,
          'Kreditbelopp',
          'Restvärde (',
        ],
        ...['Total kreditkostnad', 'Totalt att betala'],
      ]) {
        expect(example).toContain(text);
      }
      await expect(getColumn(page)).toContainText('Att låna kostar pengar!');
      const choice = ['Löptid 36 månader', `Kontantinsats ${formatKronor(downPayment)}`];
      for (const text of choice) expect(example.includes(text)).toBe(!javaScriptEnabled);
      await expect(loan.getByRole('slider')).toHaveCount(javaScriptEnabled ? 2 : 0);

      await personal.locator('summary').press('Enter');
      await expectOnlyOpen(personal, loan);
      await expect
        .poll(() => readVisibleText(personal))
        .toContain(normalizeSpaces(financedCar.car_private_leasing_option?.monthly_cost_text));
      await company.locator('summary').press('Space');
      await expectOnlyOpen(company, personal);
      for (const text of ['kr/mån', 'exkl. moms', '5,45 %, rörlig', '59 200 kr']) {
        await expect.poll(() => readVisibleText(company)).toContain(text);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test(
  '[CALC-03] [CALC-04] [CALC-06] [CALC-11] [CALC-12] [CALC-13] [CALC-16] [CALC-17] [CALC-18] loan and company leasing are calculated by keyboard only, and axe finds no violation',
  { tag: '@walk' },
  async ({ page }) => {
    await page.goto(car);
    await waitForCalculators(page);
    const loan = getOffer(page, 'Billån');
    await loan.locator('summary').press('Enter');
    const months = loan.getByRole('slider', { name: sv.financeMonths });
    const deposit = loan.getByRole('slider', { name: sv.financeDownPayment });
    const typed = loan.getByRole('textbox', { name: sv.financeDownPayment });
    await months.focus();
    await months.press('ArrowRight');
    await expect(months).toHaveAttribute('aria-valuetext', '48 månader');
    await months.press('End');
    await expect(months).toHaveAttribute('aria-valuetext', '72 månader');
    await months.press('Home');
    await expect(months).toHaveAttribute('aria-valuetext', '24 månader');
    const before = await getAmount(loan).textContent();
    await months.press('Tab');
    await expect(typed).toBeFocused();
    await typed.press('ControlOrMeta+a');
    await page.keyboard.type('00150400');
    await expect(typed).toHaveValue('150400');
    await typed.press('Tab');
    await expect(deposit).toBeFocused();
    await expect(deposit).toHaveAttribute('aria-valuetext', '150\u00a0000\u00a0kr');
    await expect(typed).toHaveValue('150\u00a0000');
    await expect(getAmount(loan)).not.toHaveText(before ?? '');
    await deposit.press('ArrowRight');
    await expect(typed).toHaveValue('151\u00a0000');
    await typed.fill('1');
    await typed.press('Enter');
    await expect(typed).toHaveValue(downPayment.toLocaleString('sv-SE'));
    await typed.fill('99999999');
    await typed.press('Enter');
    const largest = await deposit.getAttribute('max');
    expect((await typed.inputValue()).replace(/\D/g, '')).toBe(largest);
    await expect(loan.locator('summary')).toContainText(
      (await getAmount(loan).textContent()) ?? '',
    );
    const typedMonths = loan.getByRole('textbox', { name: sv.financeMonths });
    await typedMonths.fill('999');
    await typedMonths.press('Tab');
    await expect(
      loan.getByRole('status').filter({ hasText: /^Ändrat till \d+ mån/ }),
    ).toBeVisible();

    const lease = getOffer(page, 'Företagsleasing');
    await lease.locator('summary').press('Enter');
    const amounts = [await getAmount(lease).textContent()];
    const expectChange = async () => {
      const now = await getAmount(lease).textContent();
      expect(amounts).not.toContain(now);
      amounts.push(now);
    };
    const share = lease.getByRole('slider', { name: sv.financeCashShare });
    await share.press('ArrowRight');
    await expect(share).toHaveAttribute('aria-valuetext', '11\u00a0%');
    await expectChange();
    const distance = lease.getByRole('combobox', { name: sv.financeMileage });
    await distance.press('ArrowDown');
    await expect(distance).toHaveValue('2000');
    await expectChange();
    const contract = lease.getByRole('slider', { name: sv.financeContract });
    await contract.press('ArrowRight');
    await expect(contract).toHaveAttribute('aria-valuetext', '48 månader');
    await expectChange();

    for (const title of ['Billån', 'Privatleasing', 'Företagsleasing']) {
      const details = getOffer(page, title);
      if (!(await isOpen(details))) await details.locator('summary').press('Enter');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page, { include: ['[data-client=CalculatorEvents]'] })).toEqual(
          [],
        );
      }
    }
  },
);

test('[CALC-20] [TRACK-09] a moved slider is recorded once in the data layer', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(car);
  await waitForCalculators(page);
  // Stops the clock, so that the keys follow each other immediately even on a slow machine.
  await page.clock.pauseAt(10 * 60_000);
  const readTrackedEvents = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? []).filter(
        (entry) => (entry as { event?: string }).event === 'car_calculator',
      ),
    );
  await getOffer(page, 'Billån').locator('summary').press('Enter');
  const deposit = getOffer(page, 'Billån').getByRole('slider', { name: sv.financeDownPayment });
  await deposit.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.clock.runFor(499);
  expect(await readTrackedEvents()).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(readTrackedEvents).toHaveLength(1);
  expect(await readTrackedEvents()).toEqual([
    expect.objectContaining({
      calculator: 'loan',
      car_id: financedCar.car_id,
      currency: 'SEK',
      months: 36,
      down_payment: downPayment + 5000,
      monthly_cost: expect.any(Number),
    }),
  ]);
});

test('a car page loads no calculator before a visitor uses one, and earlier input takes effect on load', async ({
  page,
}) => {
  await page.goto(car, { waitUntil: 'networkidle' });
  await expect(getColumn(page).locator('[data-island=CalculateLoan]')).toHaveCount(1);
  await expect(getColumn(page).locator('[data-hydrated]')).toHaveCount(0);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetched: string[] = [];
  await page.route('**/*.js', async (route) => {
    fetched.push(route.request().url());
    await held;
    await route.continue();
  });
  const loan = getOffer(page, 'Billån');
  const before = await getAmount(loan).textContent();
  await loan.locator('summary').press('Enter');
  await loan.getByRole('slider', { name: sv.financeMonths }).press('ArrowRight');
  const typed = loan.getByRole('textbox', { name: sv.financeDownPayment });
  await typed.fill('150000');
  await typed.press('Tab');
  await expect(getAmount(loan)).toHaveText(before ?? '');
  expect(fetched).not.toEqual([]);
  release?.();
  const months = loan.getByRole('slider', { name: sv.financeMonths });
  await expect(months).toHaveAttribute('aria-valuetext', '48 månader');
  await expect(typed).toHaveValue('150\u00a0000');
  await expect(getAmount(loan)).not.toHaveText(before ?? '');
});

for (const [site, path] of [
  ['automotive-se', '/bil/1000122'],
  ['automotive-no', '/bil/2000265'],
  ['automotive-uk', '/car/3000056'],
  ['carstore-sk', '/auto/6000059'],
  ['carstore-fi', '/auto/7000117'],
] as const) {
  test(`${site}: hydration causes no layout shift and no error`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (/hydrat|Minified React/i.test(message.text())) problems.push(message.text());
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const before = Number(document.documentElement.dataset.shift ?? 0);
        const entries = list.getEntries() as unknown as { value: number }[];
        const moved = entries.reduce((sum, { value }) => sum + value, before);
        document.documentElement.dataset.shift = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const response = await page.goto(getAddress(site, path), { waitUntil: 'domcontentloaded' });
    const sent = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return parsed.querySelector('[data-client=CalculatorEvents]')?.textContent;
      },
      (await response?.text()) ?? '',
    );
    await waitForCalculators(page);
    expect(await page.locator('[data-client=CalculatorEvents]').first().textContent()).toBe(sent);
    expect(problems).toEqual([]);
    const shift = await page.evaluate(() => document.documentElement.dataset.shift);
    expect(Number(shift ?? 0)).toBeLessThanOrEqual(0.01);
  });
}

test('[CALC-19] residual value and effective interest depend on the site’s feature', async ({
  request,
}) => {
  const readColumnOnCredit = async (site: SiteName) => {
    const { path } = findCar(site, ({ car_loan_option }) => car_loan_option !== undefined);
    return (await HtmlPage.open(request, site, path)).first('[data-price-column]').text;
  };
  const norwegian = await readColumnOnCredit('automotive-no');
  expect(norwegian).toContain('Nominell rente');
  expect(norwegian).not.toMatch(/Effektiv rente|Restverdi/);
  expect(await readColumnOnCredit('carstore-sk')).toContain('RPMN');
});
