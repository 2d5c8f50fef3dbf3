import { expect, type Locator, test } from '@playwright/test';
import { openStory } from './storyPage';

/** Tests of focus and keyboard behaviour (ARIA authoring practices), which need a real browser. */

const focusWithin = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

for (const { id, opener, title } of [
  { id: 'design-system-overlays-dialog--sizes', opener: 'Open small', title: 'Reserve this car' },
  { id: 'design-system-overlays-drawer--sides', opener: 'Open at the end', title: 'Filter' },
]) {
  test(`${title}: keeps the focus, closes with Escape and returns the focus`, async ({ page }) => {
    await openStory(page, id);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect.poll(() => focusWithin(dialog)).toBe(true);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      // Between the last and the first control, the focus may be in the browser's own window.
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

test('Tabs: arrows move and wrap around, Home and End jump, Tab moves on to the panel', async ({
  page,
}) => {
  await openStory(page, 'design-system-navigation-tabs--variants');
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

test('Combobox: typing filters, arrows select, Escape closes', async ({ page }) => {
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

test('Tooltip: is shown on focus and hidden by Escape', async ({ page }) => {
  await openStory(page, 'design-system-overlays-tooltip--sides');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'top' })).toBeFocused();
  // The same text is always in the story, as the description of the button.
  const tooltip = page
    .locator('body > :not(#storybook-root)')
    .getByText('Opens under the pointer, on focus and at a tap');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
