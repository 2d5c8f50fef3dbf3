import type { Page } from '@playwright/test';
import { messagesOf } from '../../messages/messagesOf';
import { findViolations } from '../accessibility/findViolations';
import { addresses, getAddress } from './addresses';
import { HtmlPage } from './htmlPage';
import { expect, test } from './test';

const newsletter = getAddress('carstore-fi', '/uutiskirje');
const feedback = getAddress('carstore-fi', '/palaute');
const texts = messagesOf('fi');

const agree = (page: Page) =>
  page
    .context()
    .addCookies([
      { name: 'consent', value: 'necessary.marketing', url: getAddress('carstore-fi') },
    ]);
const refuse = (page: Page) =>
  page
    .context()
    .addCookies([{ name: 'consent', value: 'necessary', url: getAddress('carstore-fi') }]);
const getFallback = (page: Page) => page.locator('[data-form-fallback]');
const getDrawnForm = (page: Page) => page.locator('[data-form-place] form');

/** Waits until the embedded provider has received a value, and returns the submission. */
async function waitForSubmission(formName: string, value: string) {
  const inbox = await fetch(`${addresses.embedded}/_inbox?format=json`);
  const { leads } = (await inbox.json()) as { leads: { formName: string; values: unknown }[] };
  return leads.filter((lead) => lead.formName === formName && JSON.stringify(lead).includes(value));
}

test('[FORM-43] [FORM-44] [FORM-46] [FORM-51] [FORM-53] a provider’s form is shown, sent, and shown again after 3 seconds', async ({
  page,
}) => {
  await agree(page);
  await page.goto(newsletter);
  await expect(getDrawnForm(page)).toBeVisible();
  await expect(getFallback(page)).toBeHidden();
  expect(await page.locator('[data-form-place]').getAttribute('id')).toMatch(/^[a-z]+\d+$/i);
  expect(await findViolations(page)).toEqual([]);
  const email = `${Date.now()}@example.com`;
  await getDrawnForm(page).getByLabel('Sähköposti').fill(email);
  await getDrawnForm(page).getByRole('button', { name: 'Tilaa' }).click();
  await expect(page.getByText('Kiitos! Saat seuraavan uutiskirjeemme.')).toBeVisible();
  await expect(getDrawnForm(page)).toBeVisible();
  await expect(getDrawnForm(page).getByLabel('Sähköposti')).toHaveValue('');
  await expect(async () =>
    expect(await waitForSubmission('hubspot', email)).toHaveLength(1),
  ).toPass();
});

test('[FORM-51] without consent the provider is not contacted, and the consent settings are one press away', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/hubspot/') && requested.push(request.url()),
  );
  await refuse(page);
  await page.goto(newsletter);
  await expect(getFallback(page)).toContainText(texts.formNeedsConsent);
  await expect(getFallback(page).getByRole('link', { name: 'Löydä meidät' })).toBeVisible();
  await getFallback(page).getByRole('button', { name: texts.formConsentSettings }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requested).toEqual([]);
});

test('[FORM-51] when the provider is down, another way of contact is shown', async ({ page }) => {
  await agree(page);
  await page.route('**/hubspot/**', (route) => route.abort());
  await page.goto(newsletter);
  await expect(getFallback(page)).toContainText(texts.formDown);
  await expect(getFallback(page).getByRole('link', { name: 'Löydä meidät' })).toBeVisible();
});

test('[FORM-43] the popup returns the focus to its button, which covers no form and stays in the tab order', async ({
  page,
}) => {
  await agree(page);
  await page.goto(feedback);
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: 'Kysy meiltä' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kysy meiltä' });
  await expect(dialog.getByLabel(/Kysymys/)).toBeVisible();
  expect(await findViolations(page, { include: ['[data-form-dialog]'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const form = page.locator('form[id^=jot-]');
  const place = page.locator('[data-sticks=end]', { has: page.locator('[data-form-open]') });
  await expect(place).toHaveCSS('position', 'fixed');
  await form.getByLabel('Vapaa sana').focus();
  await expect(place).toHaveCSS('opacity', '0');
  await expect(place).toHaveCSS('pointer-events', 'none');
  await opener.focus();
  await expect(place).toHaveCSS('opacity', '1');
  await form.getByRole('button', { name: texts.jotSend }).focus();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    if (await opener.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(opener).toBeFocused();
});

test('[FORM-51] the embedded provider is served under the site’s own address, and the policy names no other', async ({
  request,
}) => {
  const page = await HtmlPage.open(request, 'carstore-fi', '/uutiskirje');
  const script = page.first('[data-script]').attributes['data-script'] ?? '';
  expect(script).toMatch(/^\/_stand-ins\//);
  expect((await request.get(addresses.web + script)).headers()['content-type']).toContain(
    'javascript',
  );
  expect(page.headers['content-security-policy']).not.toContain(addresses.embedded);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FORM-51] the provider’s form shows that it needs script', async ({ page }) => {
    await page.goto(newsletter, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(texts.formNeedsScript)).toBeVisible();
    await expect(getFallback(page).getByRole('link', { name: 'Löydä meidät' })).toBeVisible();
  });

  test('[FORM-52] [FORM-53] our own fields for the provider’s form can be corrected and sent', async ({
    page,
  }) => {
    await page.goto(feedback);
    const form = page.locator('form[id^=jot-]');
    await form.getByLabel('Sähköposti').fill('liisa@example.com');
    await form.getByLabel('Miksi kävit?').evaluate((select: HTMLSelectElement) => {
      select.required = false;
    });
    await form.getByLabel('Vapaa sana').fill('Ilman skriptiä');
    await form.getByRole('button', { name: texts.jotSend }).click();
    await expect(form.getByLabel('Vapaa sana')).toHaveValue('Ilman skriptiä');
    await form.getByLabel('Miksi kävit?').selectOption('Huolto');
    await form.getByLabel('Palvelu').first().check();
    await form.getByLabel('Hinta').check();
    await form.getByRole('button', { name: texts.jotSend }).click();
    await expect(page.getByText(texts.jotSent)).toBeVisible();
    await expect(async () => {
      const [lead] = await waitForSubmission('jotform', 'Ilman skripti');
      expect(lead?.values).toMatchObject({ 'submission[9]': 'Huolto' });
    }).toPass();
  });
});

test('[FORM-52] [FORM-53] [ROUTE-20] every type of question has its control, and the answers arrive once', async ({
  page,
}) => {
  await refuse(page);
  await page.goto(feedback);
  await page.waitForLoadState('networkidle');
  const form = page.locator('form[id^=jot-]');
  await form.scrollIntoViewIfNeeded();
  // Its script, with all kinds of controls and checks, is loaded when a visitor approaches it.
  const island = page.locator('[data-island=SendJotForm]');
  await expect(island).not.toHaveAttribute('data-hydrated');
  await form.getByLabel('Vapaa sana').fill('Ennen skriptiä');
  await expect(island).toHaveAttribute('data-hydrated');
  await expect(form.getByLabel('Vapaa sana')).toHaveValue('Ennen skriptiä');
  await form.getByRole('button', { name: texts.jotSend }).click();
  await expect(form.getByRole('link', { name: /^Sähköposti/ })).toBeVisible();
  const words = `Sujui ${Date.now()}`;
  await form.getByLabel(texts.jotFirstName).fill('Matti');
  await form.getByLabel('Sähköposti').fill('matti@example.com');
  await form.getByLabel('Milloin kävit meillä?').fill('2026-11-20');
  await form.getByLabel('Mihin aikaan?').fill('12:30');
  await form.getByLabel('Miksi kävit?').selectOption('Auton osto');
  await expect(form.getByRole('group', { name: 'Mitä mieltä olit?' })).toContainText('Palvelu');
  await form.getByRole('radio', { name: 'Kyllä' }).check();
  await form.getByLabel('Jotain muuta').fill('Jos ehdin');
  await form.getByRole('checkbox', { name: 'Hinta' }).check();
  await form.getByRole('checkbox', { name: 'Valikoima' }).check();
  await form.getByLabel('Montako autoa taloudessa on?').fill('2');
  await form.getByLabel('Vapaa sana').fill(words);
  await expect(form.locator('[data-jot-elsewhere=control_fileupload]')).toContainText('Kuva');
  // Scrolls to the top: controls covered by the sticky bar would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: texts.jotSend }).click();
  await expect(form.getByText(texts.jotSent)).toBeVisible();
  await expect(async () => {
    const leads = await waitForSubmission('jotform', words);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.values).toMatchObject({
      'submission[3][first]': 'Matti',
      'submission[7][month]': '11',
      'submission[7][day]': '20',
      'submission[7][year]': '2026',
      'submission[8][hourSelect]': '12',
      'submission[8][minuteSelect]': '30',
      'submission[10][other]': 'Jos ehdin',
      'submission[11][]': ['Hinta', 'Valikoima'],
      'submission[14]': '2',
    });
  }).toPass();
});

test('[FORM-52] the definition contains no answers of visitors', async ({ request }) => {
  const page = await HtmlPage.open(request, 'carstore-fi', '/palaute');
  expect(page.html).not.toMatch(/liisa\.malli|Mallikatu/i);
  const { host, origin, href } = page.url;
  const answer = await request.post(`${addresses.web}/api/jotform`, {
    headers: { host, origin, referer: href },
    data: { formId: '240123456789012' },
  });
  const text = await answer.text();
  expect(answer.status()).toBe(200);
  expect(text).toContain('control_email');
  expect(text).not.toMatch(/liisa\.malli|prettyFormat|"answer":|Mallikatu/i);
});
