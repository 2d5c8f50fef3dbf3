import { findViolations } from '../accessibility/findViolations';
import { codeOfKey } from '../contract/authenticatorApp';
import { addresses } from './addresses';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import { getMenu, openAnotherContext, password, signIn, createAccount } from './testPeople';

test.beforeEach(paintedPictures);

test('[EDIT-60] a person sets up codes of an app, which sign-in then requires until an administrator resets them', async ({
  page,
  browser,
  request,
}) => {
  const { email, name } = await createAccount(request, 'writer');
  await signIn(page, email);
  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="password"]').fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await findViolations(page)).toEqual([]);
  const key = await dialog.getByLabel('Key').inputValue();
  await dialog.getByLabel('Code from your app').fill('12345');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('That code is not right')).toBeVisible();
  await dialog.getByLabel('Code from your app').fill(codeOfKey(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
  // The session continues with a new token.
  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sessions' }).click();
  await expect(dialog.getByText('This one')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await context.newPage();
  await signIn(withoutScript, email);
  await withoutScript.getByLabel('Code from your app').fill('12345');
  await withoutScript.getByRole('button', { name: 'Sign in' }).click();
  await expect(withoutScript.getByText('That code is not right')).toBeVisible();
  await withoutScript.getByLabel('Code from your app').fill(codeOfKey(key, 1));
  await withoutScript.getByRole('button', { name: 'Sign in' }).click();
  await expect(withoutScript.locator('#editor')).toBeAttached();
  await context.close();

  const other = await openAnotherContext(browser);
  await signIn(other, (await createAccount(request, 'administrator')).email);
  await other.getByRole('button', { name: 'People' }).click();
  await other.getByRole('button', { name: `Reset the two-step sign-in of ${name}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Reset two-step sign-in' }).click();
  await expect(other.getByText('Two-step sign-in is reset.')).toBeVisible();
  await other.context().close();
  await page.goto(`${addresses.web}/_edit`);
  await signIn(page, email);
  await expect(getMenu(page)).toBeVisible();
});

test('[EDIT-60] a person adds a passkey and signs in with it, until it is removed', async ({
  page,
  request,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const { email } = await createAccount(request, 'writer');
  await signIn(page, email);
  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Passkeys' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Laptop');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(getMenu(page)).toBeVisible();
  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Passkeys' }).click();
  await dialog.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await getMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Signing in with a passkey did not work.')).toBeVisible();
});
