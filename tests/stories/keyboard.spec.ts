import { expect, type Locator, test } from '@playwright/test';
import { openStory } from './storyPage';

/** What only a browser can show: where the focus goes, and what keys do there (ARIA authoring practices). */

const focusWithin = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

for (const { id, opener, title } of [
  { id: 'design-system-overlays-dialog--sizes', opener: 'Open small', title: 'Reserve this car' },
  { id: 'design-system-overlays-drawer--sides', opener: 'Open at the end', title: 'Filter' },
]) {
  test(`${title}: keeps the focus, closes with Escape and gives the focus back`, async ({
    page,
  }) => {
    await openStory(page, id);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect.poll(() => focusWithin(dialog)).toBe(true);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      // Between the last and the first stop a browser may pass its own window.
      const outside = await page.evaluate(
        () => document.activeElement?.closest('#storybook-root button, #storybook-root a') !== null,
      );
      expect((await focusWithin(dialog)) || !outside, `after step ${step}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('Tabs: arrows move and wrap, Home and End jump, Tab goes on to the panel', async ({
  page,
}) => {
  await openStory(page, 'design-system-navigation-tabs--looks');
  const list = page.getByRole('tablist').first();
  const tab = (name: string) => list.getByRole('tab', { name, exact: true });
  await tab('Equipment').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Technical figures')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Equipment')).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Equipment')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab('Equipment')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusWithin(page.getByRole('tabpanel').first())).toBe(true);
});

test('Combobox: typing narrows, arrows choose, Escape closes', async ({ page }) => {
  await openStory(page, 'design-system-forms-combobox--states');
  const field = page.getByRole('combobox', { name: /Place/ }).first();
  await field.focus();
  await page.keyboard.type('ma');
  const option = page.getByRole('option', { name: /Malmö/ });
  await expect(option).toBeVisible();
  await expect(page.getByRole('option', { name: /Stockholm/ })).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Malmö');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('Tooltip: shows on focus and goes with Escape', async ({ page }) => {
  await openStory(page, 'design-system-overlays-tooltip--sides');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'top' })).toBeFocused();
  // The same words stand in the story all the time, as the description of the button.
  const tooltip = page
    .locator('body > :not(#storybook-root)')
    .getByText('Opens under the pointer, on focus and at a tap');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
