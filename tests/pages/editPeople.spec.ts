import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import {
  password,
  createPerson,
  queryPlatform,
  invite,
  createAccount,
  signIn,
  getEditorAddress,
  getCanvas,
  open,
  write,
  getMenu,
  openAnotherContext,
} from './testPeople';

test.beforeEach(paintedPictures);

test('[EDIT-60] [EDIT-61] an invited person chooses a password, signs in and lands on the page they first requested', async ({
  page,
  request,
}) => {
  const { link, email, name } = await invite(request, 'writer');
  await page.goto(link);
  await expect(page.getByText(`For ${name}, ${email}.`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.locator('input[name="password"]')).toHaveAttribute('type', 'text');
  await page.locator('input[name="again"]').fill('something else 12');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Both must be the same.')).toBeVisible();
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="again"]').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.goto(getEditorAddress('/om-oss'));
  await page.getByLabel('E-mail').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail and password do not match.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('E-mail').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(getEditorAddress('/om-oss'));
  await expect(getMenu(page)).toHaveAccessibleName(`Account: ${name}`);
});

test('[EDIT-60] signing in works without script, and an unknown address gets the same answer', async ({
  browser,
  request,
}) => {
  const { email } = await createAccount(request, 'writer');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, 'nobody@example.com');
  const unknown = await page.locator('main').innerText();
  await signIn(page, email, 'not the password');
  expect(await page.locator('main').innerText()).toBe(unknown);
  await signIn(page, email);
  await expect(page.locator('#editor')).toBeAttached();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_edit' });
  await context.close();
});

test('[EDIT-61] a forgotten password is reset by a link sent by mail', async ({
  page,
  request,
}) => {
  const { email } = await createAccount(request, 'writer');
  await page.goto(`${addresses.web}/_edit`);
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account with that address')).toBeVisible();

  const readInbox = async () => (await fetch(`${addresses.embedded}/_inbox`)).text();
  const findResetLink = async () => {
    const text = await readInbox();
    const mail = text.slice(text.indexOf(email));
    return text.includes(email) ? /_edit\/password\?token=([\w-]+)/.exec(mail)?.[1] : undefined;
  };
  await expect.poll(findResetLink).toBeDefined();
  expect(await readInbox()).toContain('A new password for the page editor');
  await page.goto(`${addresses.web}/_edit/password?token=${await findResetLink()}`);
  await page.locator('input[name="password"]').fill('ett helt annat ord 3');
  await page.locator('input[name="again"]').fill('ett helt annat ord 3');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await signIn(page, email, 'ett helt annat ord 3');
  await expect(getMenu(page)).toBeVisible();
});

test('[EDIT-62] users see their sessions, end others, change the password and sign out everywhere', async ({
  page,
  browser,
  request,
}) => {
  const { email } = await createAccount(request, 'writer');
  await signIn(page, email);
  const other = await openAnotherContext(browser);
  await signIn(other, email);
  await expect(getMenu(other)).toBeVisible();

  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This one')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  // The confirmation is in the same dialog and has its own close button.
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await other.goto(`${addresses.web}/_edit`);
  await expect(other.getByLabel('E-mail')).toBeVisible();

  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.locator('input[name="next"]').fill('ett helt annat ord 3');
  await dialog.locator('input[name="again"]').fill('ett helt annat ord 3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await getMenu(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await other.context().close();
});

test('[EDIT-62] a session that expires while editing keeps the text, which is saved after signing in again in place', async ({
  page,
  request,
}) => {
  const { id, email } = await createAccount(request, 'writer');
  await enterEditor(page, { email, password });
  await open(page, '/pabyggnad');
  await queryPlatform(request, `mutation ($id: ID!) { endSessionsOfEditor(input: { id: $id }) }`, {
    id,
  });
  await write(page, 'Påbyggnad med omsorg');
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('[data-save-state="signedOut"]')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.locator('input[name="password"]').fill('not this one');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('E-mail and password do not match.')).toBeVisible();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await page.reload();
  await expect(getCanvas(page).locator('h1 [data-edit-field="text"]').first()).toHaveText(
    'Påbyggnad med omsorg',
  );
});

test('[EDIT-63] signing in with an identity provider creates an account with the role of the user’s groups', async ({
  page,
}) => {
  const { email, name } = createPerson('Olga');
  const signInAtProvider = async (fields: Record<string, string>) => {
    await page.goto(getEditorAddress('/om-oss'));
    await page.getByRole('link', { name: 'Use your organisation’s account' }).click();
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Sign in there' }).click();
  };
  await signInAtProvider({ sub: email, email, name, groups: 'everybody' });
  await expect(page.getByText('There is no account for you here.')).toBeVisible();
  for (const error of ['state', 'nonce', 'signature', 'issuer', 'expired', 'denied']) {
    await signInAtProvider({ sub: email, email, name, groups: 'editors', fault: error });
    await expect(page.getByText('did not work. Try again.'), error).toBeVisible();
  }
  await signInAtProvider({ sub: email, email, name, groups: 'everybody editors' });
  await expect(page).toHaveURL(getEditorAddress('/om-oss'));
  await getMenu(page).click();
  await expect(page.getByText('Publisher')).toBeVisible();
  // The account has no password that could be changed.
  await expect(page.getByRole('menuitem')).toHaveText([
    'Language of the editor',
    'Sessions',
    'Keyboard shortcuts',
    'Sign out',
  ]);
});

test('[EDIT-63] a provider sign-in that was started in another browser is refused', async ({
  page,
  browser,
}) => {
  const { email, name } = createPerson('Olga');
  await page.goto(`${addresses.web}/_edit/provider`);
  for (const [label, value] of Object.entries({ sub: email, email, name, groups: 'editors' })) {
    await page.getByLabel(label).fill(value);
  }
  const consent = await page.locator('form').evaluate((form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    return `${form.action}?${new URLSearchParams(fields)}`;
  });
  const { location = '' } = (await page.request.get(consent, { maxRedirects: 0 })).headers();
  expect(location).toContain('code=');
  const victim = await openAnotherContext(browser);
  await victim.goto(location);
  await expect(victim.getByText('did not work. Try again.')).toBeVisible();
  await victim.context().close();
});

test('[EDIT-64] an editor of one site sees only that site, and no drafts of other sites', async ({
  page,
  request,
}) => {
  const { id, email } = await createAccount(request, 'writer', ['pickup']);
  await signIn(page, email);
  await expect(page.getByLabel('Edited site', { exact: true }).getByRole('option')).toHaveText([
    'Pickup',
  ]);
  const findFrontPage = async (of: string) =>
    (
      await queryPlatform<{ pages: { itemId: string }[] }>(
        request,
        `query ($of: String!) { pages(site: $of, language: "sv") { itemId } }`,
        { of },
      )
    ).pages[0]?.itemId ?? '';
  const items = { pickup: await findFrontPage('pickup'), trucks: await findFrontPage('trucks') };
  const requestStatus = async (of: string, itemId: string) => {
    const query = { mode: 'preview', route: '/', sc_site: of, sc_itemid: itemId, sc_lang: 'sv' };
    const path = `${addresses.web}/_edit/page?${new URLSearchParams(query)}`;
    return (await page.request.get(path)).status();
  };
  expect(await requestStatus('pickup', items.pickup)).toBe(200);
  expect(await requestStatus('trucks', items.trucks)).toBe(403);
  expect(await requestStatus('pickup', items.trucks)).toBe(403);
  await expect(page.getByRole('button', { name: 'People' })).toHaveCount(0);
  await queryPlatform(
    request,
    `mutation ($id: ID!) { disableEditor(input: { id: $id, disabled: true }) { id } }`,
    { id },
  );
  expect(await requestStatus('pickup', items.pickup)).toBe(401);
});

test('[EDIT-65] administrators invite, limit and disable people, and view and export the audit trail', async ({
  page,
  request,
}) => {
  const { email: adminEmail } = await createAccount(request, 'administrator');
  await signIn(page, adminEmail);
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  const { email, name } = createPerson('=Nina');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(email.replace('=', ''));
  await dialog.getByLabel('Only these sites').check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Choose at least one site.')).toBeVisible();
  await dialog.getByLabel('charging').check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  // Names that spreadsheets would interpret as formulas are rejected.
  await expect(dialog.getByText('A name has letters')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const good = name.replace('=', '');
  await dialog.getByLabel('Name').fill(good);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(/_edit\/password\?token=/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('row').filter({ hasText: good });
  await expect(row).toContainText('Charging');
  await expect(row).toContainText('Invited');
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused();

  await row.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Publisher').check();
  await dialog.getByLabel('All sites').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Publisher');
  await row.getByRole('button', { name: 'Disable' }).click();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'What was done' }).click();
  await page.getByLabel('Action').selectOption('disableEditor');
  await expect(page.getByRole('row').filter({ hasText: good }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
});

for (const width of [390, 768, 1440]) {
  test(`[EDIT-69] account, comments and people can be reached at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email, name } = await createAccount(request, 'administrator');
    await enterEditor(page, { email, password });
    await open(page, '/finansiering');
    await expect(getMenu(page)).toHaveAccessibleName(`Account: ${name}`);
    await getMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeFocused();
    if (width < 1024) await page.getByRole('button', { name: 'Blocks' }).first().click();
    await page.getByRole('button', { name: 'Comments' }).click();
    await page.getByRole('button', { name: 'Comment on the page' }).click();
    await expect(page.getByLabel('New comment: The whole page')).toBeFocused();
    await page.getByRole('button', { name: 'People' }).click();
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
