import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import {
  createAccount,
  getCanvas,
  open,
  openAnotherContext,
  password,
  queryPlatform,
  site,
  write,
} from './testPeople';

test.beforeEach(paintedPictures);
test('[EDIT-66] comments on a block mention others, are answered and resolved, and stay when the block is removed', async ({
  page,
  browser,
  request,
}) => {
  const writer = await createAccount(request, 'writer');
  const publisher = await createAccount(request, 'publisher');
  await enterEditor(page, { email: writer.email, password });
  await open(page, '/serviceavtal');
  const panel = page.locator('aside');
  const row = panel.locator('[data-block-row]').nth(1);
  const choose = row.locator('[data-focus="choose"]');
  const block = (await choose.locator('span > span').first().innerText()).trim();
  await choose.click();
  await page.getByRole('button', { name: `Comment on ${block}` }).click();
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(`Är det sant? @${publisher.name.slice(0, -1)}`);
  await expect(page.getByRole('option', { name: publisher.name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Är det sant? @${publisher.name} `);
  await panel.getByRole('button', { name: 'Send' }).click();
  const thread = panel.locator('[data-thread]');
  await expect(thread).toContainText('Är det sant?');
  const readInbox = async () => (await fetch(`${addresses.embedded}/_inbox`)).text();
  await expect.poll(readInbox).toContain(`${writer.name} nämnde dig`);

  const other = await openAnotherContext(browser);
  await enterEditor(other, { email: publisher.email, password });
  await open(other, '/serviceavtal');
  const others = other.locator('aside');
  await expect(other.locator('[data-present]')).toContainText(writer.name);
  await others.getByRole('button', { name: '1 open conversation' }).click();
  await expect(others.locator('[data-thread]')).toContainText('New');
  await others.getByRole('button', { name: 'Reply' }).click();
  await others.getByRole('textbox').fill('Ja, det är det.');
  await others.getByRole('button', { name: 'Send' }).click();
  await expect(others.locator('[data-thread]')).toContainText('Ja, det är det.');
  await expect(others.locator('[data-thread]').getByText('New', { exact: true })).toHaveCount(0);
  await other.context().close();

  await page.reload();
  await expect(panel.locator('[data-block-row]').nth(1)).toBeVisible();
  await panel.locator('[data-block-row]').nth(1).hover();
  await panel
    .locator('[data-block-row]')
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await panel.getByRole('button', { name: 'Comments' }).click();
  await expect(thread).toContainText(`Block removed: ${block}`);
  expect(await findViolations(page)).toEqual([]);
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await panel.getByRole('button', { name: 'Resolved (1)' }).click();
  await expect(thread).toContainText(`Resolved by ${writer.name}`);
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('[EDIT-67] a writer requests publication, a publisher returns and then approves it, and the writer is notified', async ({
  page,
  browser,
  request,
}) => {
  const writer = await createAccount(request, 'writer');
  const publisher = await createAccount(request, 'publisher');
  await enterEditor(page, { email: writer.email, password });
  await open(page, '/reservdelar');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await write(page, 'Reservdelar i rätt tid');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const requestPublish = async (note: string) => {
    await page.getByRole('button', { name: 'Ask to publish' }).click();
    await dialog.getByLabel('What should they know?').fill(note);
    await dialog.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('The request was sent.')).toBeVisible();
  };
  await requestPublish('Ny rubrik');

  const other = await openAnotherContext(browser);
  await enterEditor(other, { email: publisher.email, password });
  await open(other, '/reservdelar');
  const bar = other.getByRole('region', { name: 'Request to publish' });
  await expect(bar).toContainText(`${writer.name} asks to publish this page.`);
  await expect(bar).toContainText('Ny rubrik');
  expect(await findViolations(other)).toEqual([]);
  await bar.getByRole('button', { name: 'Send back' }).click();
  await other.getByRole('dialog').getByLabel('What should change?').fill('Kortare, tack.');
  await other.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(bar).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Kortare, tack.')).toBeVisible();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await requestPublish('Nu då?');
  await write(page, 'Delar i tid');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();

  await other.getByRole('button', { name: 'Requests' }).click();
  await other.getByRole('combobox', { name: 'Edited site', exact: true }).selectOption(site);
  const card = other.locator('[data-request]').filter({ hasText: writer.name });
  await expect(card).toContainText('The page was changed after the request.');
  expect(await findViolations(other)).toEqual([]);
  await card.getByRole('button', { name: 'Review and approve' }).click();
  const review = other.getByRole('dialog');
  await review.getByRole('tab', { name: /^What changes/ }).click();
  await expect(review.locator('ins').filter({ hasText: 'Delar' }).first()).toBeVisible();
  await review.getByRole('button', { name: 'Approve with the later changes' }).click();
  await expect(card).toHaveCount(0);
  await other.context().close();

  const readVisibleText = async () => {
    const headers = { host: `${site}.localhost:${new URL(addresses.web).port}` };
    return (await request.get(`${addresses.web}/reservdelar`, { headers })).text();
  };
  await expect.poll(readVisibleText).toContain('Delar i tid');
  await page.reload();
  await expect(page.getByText('was published')).toBeVisible();
});

test('[EDIT-68] two people on a page see each other until one leaves', async ({
  page,
  browser,
  request,
}) => {
  const writer = await createAccount(request, 'writer');
  const publisher = await createAccount(request, 'publisher');
  await enterEditor(page, { email: writer.email, password });
  await open(page, '/jobba-hos-oss');
  const other = await openAnotherContext(browser);
  await enterEditor(other, { email: publisher.email, password });
  await open(other, '/jobba-hos-oss');
  await expect(other.locator('[data-present]')).toHaveText(`Also here: ${writer.name}`);
  await expect(page.locator('[data-present]')).toHaveText(`Also here: ${publisher.name}`, {
    timeout: 30_000,
  });
  await open(other, '/villkor');
  await expect(page.locator('[data-present]')).toHaveCount(0, { timeout: 30_000 });
  await other.context().close();
});

test('[EDIT-64] a page that an account may not change says so and cannot be edited, and a refused change leaves no trace on it', async ({
  page,
  request,
}) => {
  const account = await createAccount(request, 'publisher');
  const { pages } = await queryPlatform<{ pages: { itemId: string; route: string }[] }>(
    request,
    `{ pages(site: "trucks", language: "sv") { itemId route } }`,
    {},
  );
  const own = pages.find(({ route }) => route === '/verkstad')?.itemId;
  await enterEditor(page, { email: account.email, password });
  await open(page, '/finansiering');
  const title = () => getCanvas(page).locator('h1').first();
  const saved = await title().innerText();
  await queryPlatform(
    request,
    `mutation ($input: UpdateEditorInput!) { updateEditor(input: $input) { id } }`,
    {
      input: {
        ...{ id: account.id, name: account.name, role: 'publisher' },
        ...{ mayEdit: ['trucks'], onlyPages: [own] },
      },
    },
  );
  await write(page, 'Utan lov');
  await page.locator('[data-save-state="refused"]').getByRole('button').click();
  await expect(title()).toHaveText(saved, { useInnerText: true });

  await page.reload();
  await expect(page.locator('[data-read-only]')).toBeVisible();
  await expect(title()).toHaveText(saved, { useInnerText: true });
  await expect(getCanvas(page).locator('[data-edit-field]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(page.locator('[data-block-row]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await open(page, '/verkstad');
  await expect(page.locator('[data-read-only]')).toHaveCount(0);
});
