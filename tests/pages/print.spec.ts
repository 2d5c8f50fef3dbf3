import type { Page } from '@playwright/test';
import { getAddress } from './addresses';
import { financedCar, usedCar } from './stockCars';
import { expect, test } from './test';

/** A4 portrait without the margins of browsers, in CSS pixels. */
const paper = { width: 718, height: 1045 };

const aCar = 'a car, with its price, data and location,';

const pages: readonly (readonly [what: string, address: string])[] = [
  ['a front page with text on a dark picture', getAddress('automotive-no')],
  ['a front page in another theme', getAddress('carstore-sk')],
  ['a page of a brand', getAddress('brand-se', '/marken/smart')],
  ['a list of cars', getAddress('automotive-se', '/kop-bil')],
  [aCar, usedCar.address],
  ['an electric car', financedCar.address],
  ['the report of a car', `${usedCar.address}?show=report`],
  ['a booking', getAddress('automotive-se', '/service-och-verkstad/boka-bilservice')],
];

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.goto(address);
  // Waits for the consent dialog, which must not be printed.
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
}

/** Returns descriptions of visible elements that should not be printed. */
const findPrintFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    });
    const describeFlaw = (flaw: string, element: HTMLElement) =>
      `${flaw}: ${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const isDark = (color: string) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] =
        color.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha > 0.2 && red * 0.3 + green * 0.6 + blue * 0.1 < 200;
    };
    return seen.flatMap((element) => {
      const { position, backgroundColor, clipPath } = getComputedStyle(element);
      const { left, right, height } = element.getBoundingClientRect();
      if (clipPath !== 'none') return [];
      const flaws: string[] = [];
      if (position === 'fixed') flaws.push(describeFlaw('stands on every sheet', element));
      if (
        element.matches('button:not([role="combobox"]), nav, [role="search"], input[type="range"]')
      )
        flaws.push(describeFlaw('cannot be used', element));
      // Thin dark elements are lines, which may be printed.
      if (height > 8 && isDark(backgroundColor)) flaws.push(describeFlaw('eats ink', element));
      if (element.matches('main *') && (left < -1 || right > window.innerWidth + 1))
        flaws.push(describeFlaw('is cut', element));
      return flaws;
    });
  });

for (const [what, address] of pages)
  test(`in print ${what} has no bars, no buttons, no dark backgrounds and nothing cut off`, async ({
    page,
  }) => {
    await openOnPaper(page, address);
    expect(await findPrintFlaws(page)).toEqual([]);
    await expect(page.locator('header [data-logo]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (what === aCar) await expectFacts(page);
  });

/** Expects price, technical data and the dealer's contact details on the printed car page. */
async function expectFacts(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('[data-price-column]')).toContainText(/\d\skr/);
  await expect(main.locator('#technical-data')).toBeVisible();
  await expect(main.locator('#contact')).toContainText(/\d{3} \d{2}/);
  await expect(main.locator('#contact form')).toBeHidden();
}
