import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility/findViolations';
import { addresses, getAddress, ports } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import { site, VariantsOfPage, visit } from './variantSteps';

test.beforeEach(paintedPictures);

const getCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();

async function edit(page: Page, route: string) {
  await enterEditor(page);
  await page.goto(`${addresses.web}/_edit?${new URLSearchParams({ site, language: 'sv', route })}`);
  await expect(getCanvas(page).locator('[data-edit-field]').first()).toBeAttached();
}

/** Opens the panel of variants, which is next to the page in wide windows. */
async function openVariants(page: Page) {
  const panel = page.getByRole('group', { name: 'Beside the page' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Blocks' }).click();
  await panel.getByRole('button', { name: 'Variants' }).click();
}

async function addVariant(page: Page, name: string, kind: 'An audience' | 'A test') {
  await page.getByRole('button', { name: 'Add a variant' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByText(kind, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Variant', { exact: true })).toContainText(name);
}

/** Each test has its own page, since all share one content platform. */
const routes = {
  campaign: '/ombyggnad',
  blocks: '/service',
  consent: '/begagnade',
  results: '/finansiering',
  widths: '/tillbehor',
} as const;

/** Deletes all variants of a page after a test. */
const removeVariants = (route: string) =>
  test.afterEach(({ request }) => new VariantsOfPage(request, route).removeAll());

test.describe('a variant for a campaign', () => {
  const route = routes.campaign;
  const texts = 'Bara för kampanjen';
  removeVariants(route);

  test('[EDIT-02] [EDIT-77] is created, edited independently, given an audience, started and published', async ({
    page,
    request,
  }) => {
    const before = await visit(request, route);
    expect(before.text).not.toContain('data-variants');
    await edit(page, route);
    const getTitle = () => getCanvas(page).locator('h1 [data-edit-field="text"]').first();
    const original = (await getTitle().textContent()) ?? '';
    await openVariants(page);
    await addVariant(page, 'Vår', 'An audience');

    // Fields that the variant shares with the page cannot be edited.
    await expect(getCanvas(page).locator('h1 [data-edit-field]')).toHaveCount(0);
    await getCanvas(page).getByRole('heading', { level: 1 }).click();
    const bar = page.getByRole('region', { name: 'Variant in sight' });
    await expect(bar).toContainText('is the same as on the page');
    await bar.getByRole('button', { name: /^Own copy of/ }).click();
    await getTitle().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(texts);
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();

    await bar.getByLabel('Variant', { exact: true }).selectOption('The page itself');
    await expect(getTitle()).toHaveText(original);
    await bar.getByLabel('Variant', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(getCanvas(page).getByRole('heading', { level: 1 })).toHaveText(texts);

    const entry = page.locator('[data-variant="Vår"]');
    await entry.getByRole('button', { name: 'Start: Vår' }).click();
    await expect(page.getByText('Say whom the variant is for first.')).toBeVisible();
    await entry.getByRole('button', { name: 'Audience and times: Vår' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Value')).toBeFocused();
    await dialog.getByLabel('Value').fill('spring');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(entry).toContainText('utm_campaign = spring');
    await entry.getByRole('button', { name: 'Start: Vår' }).click();
    await expect(entry).toContainText('Running');
    await expect(entry.getByRole('button', { name: 'Stop: Vår' })).toBeFocused();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

    const campaign = `${route}?utm_campaign=spring`;
    await expect.poll(async () => (await visit(request, campaign)).text).toContain(texts);
    for (const path of [route, `${route}?utm_campaign=other`, `${route}?gclid=1`]) {
      expect((await visit(request, path)).text).not.toContain(texts);
    }
    const { headers } = await visit(request, campaign);
    expect(headers['cache-control']).toContain('public');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

test.describe('blocks of a variant', () => {
  const route = routes.blocks;
  removeVariants(route);

  test('[EDIT-77] can be hidden, moved and added in the variant, and undo reverts that', async ({
    page,
  }) => {
    await edit(page, route);
    await openVariants(page);
    await addVariant(page, 'Höst', 'An audience');
    const panel = page.getByRole('group', { name: 'Beside the page' });
    await panel.getByRole('button', { name: 'Blocks' }).click();
    const rows = page.locator('[data-variant-block]');
    const readNames = () =>
      rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-variant-block')));
    await expect(rows).not.toHaveCount(0);
    const before = await readNames();
    const crumb = page.locator('[data-variant-block="Breadcrumb"]');
    await crumb.getByRole('button').first().focus();
    await crumb.getByRole('button', { name: /^Hide/ }).click();
    await expect(crumb).toHaveAttribute('data-state', 'hidden');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(crumb).toHaveAttribute('data-state', 'shared');

    await page.getByRole('button', { name: 'Add a block: at the end of the page' }).click();
    await page.getByRole('button', { name: /^Countdown/ }).click();
    await expect(getCanvas(page).locator('[data-edit-field]:focus')).toBeEmpty();
    await page.keyboard.type('Snart');
    await expect.poll(readNames).toEqual([...before, 'Countdown']);
    await expect(getCanvas(page).getByText('Snart', { exact: true })).toBeVisible();
    const added = page.locator('[data-variant-block="Countdown"]');
    await added.getByRole('button').first().focus();
    await added.getByRole('button', { name: /^Move .* up$/ }).click();
    await expect.poll(readNames).toEqual([...before.slice(0, -1), 'Countdown', before.at(-1)]);

    await page.getByLabel('Variant', { exact: true }).selectOption('The page itself');
    await expect(getCanvas(page).getByText('Snart', { exact: true })).toHaveCount(0);
    await expect(page.locator('[data-block-row="Countdown"]')).toHaveCount(0);
  });
});

test.describe('visitors in a test', () => {
  const route = routes.consent;
  removeVariants(route);

  /** Starts a test for 99 % of all visitors; its variant lacks a block of the page. */
  async function startTest(variants: VariantsOfPage): Promise<string> {
    const [createdVariant] = await variants.change('createVariant', 'CreateVariantInput', {
      name: 'Kort',
      kind: 'test',
    });
    const variantId = createdVariant?.id ?? '';
    const last = createdVariant?.placeholders.main.at(-1)?.uid;
    await variants.change('changeVariantBlock', 'VariantBlockInput', {
      ...{ variantId, uid: last, change: 'HIDE' },
    });
    await variants.change('setTest', 'SetTestInput', {
      shares: [{ variantId, sharePercent: 99 }],
      goal: { event: 'link', href: '/aterforsaljare' },
      until: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    });
    const [started] = await variants.change('setVariantStatus', 'VariantStatusInput', {
      ...{ variantId, status: 'running' },
    });
    await variants.publish();
    return started?.rule.testId ?? '';
  }

  test('[EDIT-75] [EDIT-74] take part, are remembered and are counted only with consent', async ({
    page,
    context,
    request,
  }) => {
    const testId = await startTest(new VariantsOfPage(request, route));
    await expect.poll(async () => (await visit(request, route)).text).toContain('data-variants');
    expect((await visit(request, route)).headers['cache-control']).toBe('private, no-cache');
    const reports: { event: string; testId?: string; variantId: string }[] = [];
    await page.route('**/api/events/variant', async (sent) => {
      reports.push(sent.request().postDataJSON() as (typeof reports)[number]);
      await sent.continue();
    });
    const url = getAddress(site, route);
    const answerConsent = (answer: string) =>
      context.addCookies([{ name: 'consent', value: answer, url: getAddress(site) }]);
    const readCookieNames = async () => (await context.cookies(url)).map(({ name }) => name).sort();
    const readShown = () =>
      page.evaluate(() => JSON.parse(document.documentElement.dataset.variants ?? '{}') as object);

    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(await readShown()).toMatchObject({ variantId: '_default', testId });
    expect(await readCookieNames()).toEqual([]);
    await answerConsent('necessary');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await readCookieNames()).toEqual(['consent']);
    expect(reports).toEqual([]);

    await answerConsent('necessary.statistics');
    // Ignores the visitors in the remaining 1 %, who see the original.
    await expect
      .poll(async () => {
        await page.goto(url);
        const { variantId } = (await readShown()) as { variantId?: string };
        if (variantId === '_default') await context.clearCookies({ name: `test_${testId}` });
        return variantId;
      })
      .not.toBe('_default');
    expect(await readCookieNames()).toEqual(['consent', `test_${testId}`]);
    const { variantId } = (await readShown()) as { variantId: string };
    const ofVariant = () =>
      reports.filter((one) => one.variantId === variantId).map(({ event }) => event);
    await expect.poll(ofVariant).toEqual(['exposure', 'visit']);
    expect(Object.keys(reports.at(-1) ?? {}).sort()).toEqual(
      ['event', 'itemId', 'language', 'testId', 'variantId'].sort(),
    );

    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
      for (let click = 0; click < 2; click += 1) {
        document.querySelector<HTMLAnchorElement>('a[href="/aterforsaljare"]')?.click();
      }
    });
    await expect.poll(ofVariant).toEqual(['exposure', 'visit', 'link']);
    await page.reload();
    await expect.poll(ofVariant).toEqual(['exposure', 'visit', 'link', 'exposure']);

    // The variant is remembered on other pages of the visit.
    await page.goto(getAddress(site, '/om-oss'));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new CustomEvent('conversion', { detail: 'enquiry' })));
    await expect.poll(() => ofVariant().at(-1)).toBe('enquiry');

    await answerConsent('necessary');
    await page.goto(url);
    await expect.poll(readCookieNames).toEqual(['consent']);
    expect(await page.evaluate(() => sessionStorage.getItem('variants'))).toBeNull();
  });
});

test.describe('a test', () => {
  const route = routes.results;
  removeVariants(route);

  test('[EDIT-78] is set up in the editor, and its results state their significance', async ({
    page,
    request,
  }) => {
    await edit(page, route);
    await openVariants(page);
    await addVariant(page, 'Lång', 'A test');
    const entry = page.locator('[data-variant="Lång"]');
    await entry.getByRole('button', { name: 'Shares, goal and end: Lång' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Lång').fill('60');
    await expect(dialog.getByText('Together 110%. They have to be 100%.')).toBeVisible();
    await dialog.getByLabel('The page itself').fill('40');
    await dialog.getByLabel('What visitors should do').selectOption('Follow a link');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Address of the link')).toBeFocused();
    await dialog.getByLabel('Address of the link').fill('/aterforsaljare');
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(entry).toContainText('Test: 60% of the visitors');
    await entry.getByRole('button', { name: 'Start the test: Lång' }).click();
    await expect(entry).toContainText('Running');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

    const variants = new VariantsOfPage(request, route);
    const [variant] = (await variants.read()).variants;
    const report = (event: string, variantId: string) =>
      request.post(`${addresses.web}/api/events/variant`, {
        headers: { host: `${site}.localhost:${ports.web}` },
        data: {
          ...{ event, variantId, language: 'sv', testId: variant?.rule.testId },
          itemId,
        },
      });
    const itemId = await variants.itemId();
    for (const event of ['exposure', 'visit', 'link']) {
      expect((await report(event, variant?.id ?? '')).status()).toBe(204);
    }
    await report('visit', '_default');
    // Events are counted with a delay, and the dialog reads the counts only when it opens.
    const ofVariant = [variant?.id, 'link', 1];
    await expect.poll(() => variants.readCounts()).toContainEqual(ofVariant);
    await expect.poll(() => variants.readCounts()).toContainEqual(['_default', 'visit', 1]);
    await entry.getByRole('button', { name: 'Results: Lång' }).click();
    const results = page.getByRole('dialog', { name: 'Results of Lång' });
    await expect(results.getByRole('row', { name: /^Lång/ })).toHaveText(
      /Lång\s*1\s*1\s*1\s*100.0 %/,
    );
    await expect(results).toContainText('It is judged then, and not before');
    expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();
    await entry.getByRole('button', { name: 'Stop the test: Lång' }).click();
    await expect(entry).toContainText('Ended');
    await entry.getByRole('button', { name: 'Results: Lång' }).click();
    await expect(results).toContainText('stopped before its planned end');
  });
});

test.describe('at every width', () => {
  removeVariants(routes.widths);

  test('[EDIT-77] the control for variants works at every width, and by keyboard', async ({
    page,
  }) => {
    const route = routes.widths;
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await edit(page, route);
      await openVariants(page);
      if (width === 1440) await addVariant(page, 'Bred', 'An audience');
      await expect(page.locator('[data-variant="Bred"]')).toBeVisible();
      expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([]);
      const isOverflowing = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(isOverflowing, { message: `at ${width} px` }).toBe(0);
    }
    await page
      .locator('[data-variant="Bred"]')
      .getByRole('button', { name: 'Delete: Bred' })
      .press('Enter');
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: 'Delete', exact: true })
      .press('Enter');
    await expect(page.locator('[data-variant="Bred"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a variant' })).toBeFocused();
  });
});
