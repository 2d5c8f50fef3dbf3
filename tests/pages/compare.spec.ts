import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { messagesOf } from '../../messages/messagesOf';
import { getAddress } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';

const sv = messagesOf('sv');
const getListAddress = () => getAddress('automotive-se', '/kop-bil');

const getTray = (page: Page) => page.getByRole('region', { name: sv.compareTray });
const getDialog = (page: Page) => page.getByRole('dialog', { name: sv.compareTitle });
const getToggles = (page: Page) => page.locator('main [data-compare]');

/** Adds cars of the list to the comparison, one after another. */
async function addToComparison(page: Page, ...places: number[]): Promise<void> {
  for (const [at, place] of places.entries()) {
    await getToggles(page).nth(place).click();
    await expect(getTray(page).getByRole('status')).toHaveText(
      sv.compareCount.replace('{count}', String(at + 1)),
      { timeout: 15_000 },
    );
  }
}

const readStoredCars = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('compared-cars') ?? '[]') as Record<string, unknown>[],
  );

/** Stores cars in the session as if they had been selected before. */
const storeCars = (page: Page, cars: object[]) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem('put')) sessionStorage.setItem('compared-cars', text);
    sessionStorage.setItem('put', '1');
  }, JSON.stringify(cars));

const createCar = (id: string, over: object = {}) => ({
  car_id: id,
  slug: `bil-${id}`,
  car_brand: 'Volvo',
  car_model: `EX${id}`,
  ...over,
});

test.beforeEach(paintedPictures);

test.describe('cars to compare', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[CMP-01] [CMP-02] [CMP-03] [CMP-05] [CMP-06] [CMP-07] [CMP-08] [CMP-09] [CMP-10] [CMP-11] a car is added with its details and removed again, in tray, list and table', async ({
    page,
  }) => {
    await page.goto(getListAddress());
    await expect(getTray(page)).toHaveCount(0);
    const id = await getToggles(page).first().getAttribute('data-compare');
    const details = page.waitForResponse(
      (response) => new URL(response.url()).pathname === `/api/cars/${id}`,
    );
    await addToComparison(page, 0);
    expect((await details).status()).toBe(200);
    await expect(getToggles(page).first()).toHaveAttribute('aria-pressed', 'true');
    const [kept] = await readStoredCars(page);
    expect(kept).toMatchObject({ car_id: id, car_power_text: expect.stringContaining('hk') });
    expect(await page.evaluate(() => localStorage.getItem('compared-cars'))).toBeNull();
    await getToggles(page).first().click();
    await expect(getTray(page)).toHaveCount(0);
    await expect(getToggles(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await readStoredCars(page)).toEqual([]);

    await addToComparison(page, 0, 1);
    await test.step('[CMP-09] [CMP-10] the panel shows the list or the table, and each car links to its page', async () => {
      await getTray(page).getByRole('button', { expanded: false }).click();
      await expect(getTray(page).getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(getTray(page).getByRole('listitem')).toHaveCount(0);
      await getTray(page).getByRole('button', { name: sv.compareOpen }).click();
      const [first] = await readStoredCars(page);
      const links = getDialog(page).getByRole('link', { name: /^Visa / });
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('href', `/bil/${first?.car_id}/${first?.slug}`);
      await getDialog(page).getByRole('button', { name: sv.compareBackToList }).click();
      await expect(getDialog(page)).toHaveCount(0);
      await expect(getTray(page).getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
    });
    await test.step('[CMP-11] removing the last car closes the table', async () => {
      await getTray(page).getByRole('button', { name: sv.compareOpen }).click();
      const remove = getDialog(page).getByRole('button', { name: /^Ta bort/ });
      await remove.first().click();
      await expect(remove).toHaveCount(1);
      await remove.click();
      await expect(getDialog(page)).toHaveCount(0);
      await expect(getTray(page)).toHaveCount(0);
    });
    await test.step('[CMP-07] [CMP-08] the tray stays at the bottom of every page of the session that has cars', async () => {
      await addToComparison(page, 0, 1);
      for (const path of ['/kop-bil', '/']) {
        if (path !== '/kop-bil')
          await page.goto(getAddress('automotive-se', path), { waitUntil: 'domcontentloaded' });
        await expect(getTray(page)).toHaveCSS('position', 'fixed');
        const box = await getTray(page).boundingBox();
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
        await expect(getTray(page).getByRole('status')).toHaveText('2 att jämföra');
      }
    });
    await test.step('[CMP-08] pages without cars, such as a booking, have no tray', async () => {
      await page.goto(getAddress('automotive-se', '/service-och-verkstad/boka-bilverkstad'), {
        waitUntil: 'networkidle',
      });
      await expect(getTray(page)).toHaveCount(0);
      await page.goto(getListAddress());
    });
    await test.step('[CMP-06] [CMP-07] the clear button empties the list', async () => {
      await getTray(page).getByRole('button', { name: sv.compareClear }).click();
      await expect(getTray(page)).toHaveCount(0);
      expect(await readStoredCars(page)).toEqual([]);
    });
  });

  test('[CMP-04] [ERR-25] a car whose details cannot be loaded is added with the data of its card', async ({
    page,
  }) => {
    await page.route(/\/api\/cars\/\d+\?/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(getListAddress());
    const card = page.locator('main [data-car]').first();
    await addToComparison(page, 0);
    const [kept] = await readStoredCars(page);
    expect(kept).toMatchObject({ car_id: await card.getAttribute('data-car') });
    expect(kept).not.toHaveProperty('car_power_text');
    await getTray(page).getByRole('button', { name: sv.compareOpen }).click();
    await expect(getDialog(page)).toContainText((await card.getAttribute('data-car-name')) ?? '?');
  });

  test('[CMP-12] [CMP-13] [CMP-14] [CMP-15] [CMP-16] [CMP-17] price, badge, loan, leasing and facts are in columns of 417 px; empty rows are hidden, long text cut', async ({
    page,
  }) => {
    const disclaimer = 'villkor'.repeat(60);
    const terms = { months_text: '36 mån', mileage_text: '1 500 mil', start_fee_text: '0 kr' };
    await storeCars(page, [
      createCar('1', {
        car_price: 100000,
        car_price_text: '100 000 kr',
        car_has_campaign_price: true,
        car_campaign_price: 90000,
        car_campaign_price_text: '90 000 kr',
        car_campaigns: ['Säsongspris'],
        car_fuel: 'El',
        car_equipment: ['Dragkrok'],
        car_power_text: '200 hk',
        car_year: 2024,
        car_private_leasing_option: {
          title: 'P',
          monthly_cost_text: '1 990 kr/mån',
          ...terms,
          disclaimer,
        },
        car_leasing_options: [
          { leasing_type: 'Company', title: 'F', monthly_cost_text: '1 590 kr/mån' },
        ],
        car_loan_option: {
          default_contract_duration: 36,
          invoice_fee: 55,
          start_fee: 695,
          interest_rate: 6.95,
          disclaimer: 'Sedvanlig kreditprövning.',
          contract_durations: [
            {
              months: 36,
              residual_percentage: 45,
              cash_amount_min_percentage: 20,
              cash_amount_max_percentage: 55,
            },
          ],
        },
      }),
      createCar('2'),
    ]);
    await page.goto(getListAddress());
    await getTray(page).getByRole('button', { name: sv.compareOpen }).click();
    const table = getDialog(page).getByRole('table');
    await expect(table.locator('[data-row=pictures]')).toContainText('Säsongspris');
    await expect(table.locator('[data-row=names] th').nth(1)).toContainText('90 000 kr');
    const getRow = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(getRow(sv.compareLoan)).toContainText('1 261 kr/mån');
    await expect(getRow(sv.comparePrivateLeasing)).toContainText('1 990 kr/mån');
    await expect(getRow(sv.compareCompanyLeasing)).toContainText('1 590 kr/mån');
    await expect(getRow(sv.compareFuel)).toContainText('El');
    await expect(getDialog(page).getByRole('note')).toContainText('Att låna kostar pengar!');
    // The complete example of the loan is below the rows.
    const example = getDialog(page).getByText(/Totalt att betala/);
    const [below, last] = await Promise.all([example.boundingBox(), table.boundingBox()]);
    expect(below!.y).toBeGreaterThanOrEqual(last!.y + last!.height);
    const readWidth = async () =>
      (await table.locator('[data-row=names] th').nth(1).boundingBox())?.width;
    expect(await readWidth()).toBeCloseTo(417, 0);

    await test.step('[CMP-15] [CMP-16] empty rows are hidden, and empty cells show dashes', async () => {
      await expect(table.getByRole('rowheader', { name: sv.compareGearbox })).toHaveCount(0);
      for (const name of [sv.compareYear, sv.comparePower]) {
        await expect(getRow(name).getByRole('cell').nth(1)).toContainText('–');
      }
    });
    await test.step('[CMP-13] equipment and technical data open and close, also by keyboard', async () => {
      for (const [title, value] of [
        [sv.compareTechnical, '200 hk'],
        [sv.compareEquipment, 'Dragkrok'],
      ] as const) {
        const button = getDialog(page).getByRole('button', { name: title });
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(getDialog(page).getByText(value)).toBeHidden();
        await button.click();
        await expect(getDialog(page).getByText(value)).toBeVisible();
      }
    });
    await test.step('[CMP-17] a tooltip is truncated after 288 characters', async () => {
      const ending = `${disclaimer.slice(0, 288)}…`;
      const tooltip = getDialog(page).getByRole('tooltip').filter({ hasText: 'villkor' });
      await expect(tooltip).toHaveText(ending);
      const info = getDialog(page)
        .getByRole('button', { name: /^Mer om/ })
        .and(page.locator(`[aria-describedby="${await tooltip.getAttribute('id')}"]`));
      await info.click();
      const bubble = getDialog(page).getByText(ending).last();
      await expect.poll(async () => (await bubble.boundingBox())?.width ?? 0).toBeGreaterThan(100);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await readWidth()).toBeLessThan(234);
  });

  test('[CMP-14] [CMP-18] models to order explain missing values; columns that do not fit are announced and reached by keys', async ({
    page,
  }) => {
    await storeCars(page, [
      createCar('1', { car_power_text: '200 hk' }),
      createCar('2'),
      createCar('3', { car_is_sample: true }),
      createCar('4'),
    ]);
    for (const [width, fit] of [
      [1440, 3],
      [768, 2],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getListAddress());
      await getTray(page).getByRole('button', { name: sv.compareOpen }).click();
      const region = getDialog(page).getByRole('region', { name: sv.compareTitle });
      const visibleShares = () =>
        region.evaluate((element) => {
          const frame = element.getBoundingClientRect();
          const corner = element.querySelector('[data-row=names] [data-corner]');
          const from = Math.max(frame.left, corner?.getBoundingClientRect().right ?? 0);
          const names = [...element.querySelectorAll('[data-row=names] th:not([data-corner])')];
          return names.map((name) => {
            const { left, right, width: fullWidth } = name.getBoundingClientRect();
            const seen = Math.min(right, frame.right) - Math.max(left, from);
            return Math.round((10 * Math.max(seen, 0)) / fullWidth) / 10;
          });
        });
      await expect.poll(visibleShares).toEqual([1, 1, 1, 1].fill(0, fit).fill(0.2, fit, fit + 1));
      const getPosition = (from: number) =>
        getDialog(page).getByText(`Bil ${from}–${from + fit - 1} av 4`, { exact: true });
      await expect(getPosition(1)).toBeVisible();
      if (width === 1440) {
        const power = getDialog(page).getByRole('row', { name: new RegExp(`^${sv.comparePower}`) });
        await expect(power.getByRole('cell').nth(1)).toContainText('–');
        await expect(power.getByRole('cell').nth(2)).toContainText(sv.compareSampleValue);
      }
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect(getPosition(2)).toBeVisible();
      await expect.poll(async () => (await visibleShares())[1]).toBe(1);
      await getDialog(page).getByRole('button', { name: sv.previousSlide }).click();
      await expect(getPosition(1)).toBeVisible();
    }
  });
});

test('on a phone the consent banner does not cover the compare tray', async ({ page }) => {
  const en = messagesOf('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getAddress('automotive-uk', '/buy-car/used-cars'));
  const question = page.locator('[data-consent-banner]');
  await expect(question).toBeVisible();
  await getToggles(page).first().click();
  const bar = page.getByRole('region', { name: en.compareTray });
  await expect(bar).toBeVisible();
  const readEdges = async () => {
    const [above, below] = await Promise.all([question.boundingBox(), bar.boundingBox()]);
    return [Math.round(above!.y + above!.height), Math.round(below!.y)];
  };
  await expect.poll(async () => (await readEdges())[0]).toBe((await readEdges())[1]);
  // While the list is open, it replaces the question.
  await bar.getByRole('button', { expanded: false }).click();
  await expect(bar.getByRole('listitem')).toHaveCount(1);
  await expect(question).toBeHidden();
  await bar.getByRole('button', { name: /^Remove/ }).click();
  await expect(bar).toHaveCount(0);
  await expect(question).toBeVisible();
});

test.describe('keyboard and screen reader', () => {
  test('the table keeps and returns the focus, and axe finds no violation at any width', async ({
    page,
  }) => {
    const widths = [390, 1440];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(getListAddress());
    await addToComparison(page, 0, 1);
    const open = getTray(page).getByRole('button', { name: sv.compareOpen });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeVisible();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page, { include: ['dialog'] })).toEqual([]);
    }
    // If the focus has opened a tooltip, Escape closes the tooltip first, so the action is retried.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(open).toBeFocused();
    await getTray(page).getByRole('button', { expanded: false }).click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page, { include: ['[data-compare-tray]'] })).toEqual([]);
    }
  });

  test('code of the comparison is not loaded before there is something to compare', async ({
    page,
  }) => {
    let scripts = 0;
    page.on('request', (request) => (scripts += Number(request.resourceType() === 'script')));
    await page.goto(getAddress('automotive-se'), { waitUntil: 'networkidle' });
    const island = page.locator('[data-island=CompareCars]');
    await expect(island).toBeEmpty();
    await expect(island).not.toHaveAttribute('data-hydrated');
    const before = scripts;
    await addToComparison(page, 0);
    await expect(island).toHaveAttribute('data-hydrated');
    expect(scripts).toBeGreaterThan(before);
  });
});
