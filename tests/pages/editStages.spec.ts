import { findViolations } from '../accessibility/findViolations';
import { addresses } from './addresses';
import { enterEditor } from './editorSession';
import { paintedPictures } from './paintedPictures';
import { expect, test } from './test';
import {
  getEditorAddress,
  queryPlatform,
  openAnotherContext,
  password,
  createAccount,
} from './testPeople';

/** A site on which no other test asks to publish: stages hold up all requests of a site. */
const site = 'pickup';

test.beforeEach(paintedPictures);

test.afterEach(async ({ request }) => {
  const { requestStages } = await queryPlatform<{ requestStages: { revision: number } }>(
    request,
    `query ($site: String!) { requestStages(site: $site) { revision } }`,
    { site },
  );
  await queryPlatform(
    request,
    `mutation ($input: SaveRequestStagesInput!) { saveRequestStages(input: $input) { revision } }`,
    { input: { site, stages: [], expectedRevision: requestStages.revision } },
  );
});

test('[EDIT-86] stages are set by keyboard on a phone, and a writer of a stage approves a request in it', async ({
  page,
  browser,
  request,
}) => {
  const administrator = await createAccount(request, 'administrator');
  const writer = await createAccount(request, 'writer');
  const lawyer = await createAccount(request, 'writer');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterEditor(page, { email: administrator.email, password });
  await page.goto(`${addresses.web}/_edit?site=${site}&view=people#stages`);
  for (const name of ['Brand', 'Legal']) {
    await page.getByRole('button', { name: 'Add a stage' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(lawyer.email);
    // Enter looks for accounts: the dialog stays.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('status')).toHaveText('1 chosen');
    if (name === 'Brand') expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  const rows = page.locator('[data-stage]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Move Legal up' }).press('Enter');
  await expect(rows.first()).toContainText('1. Legal');
  await expect(page.getByRole('button', { name: 'Move Legal down' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  const writing = await openAnotherContext(browser);
  await enterEditor(writing, { email: writer.email, password });
  await writing.goto(getEditorAddress('/service', site));
  await writing.getByRole('button', { name: 'Ask to publish' }).click();
  await writing.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
  await expect(writing.getByText('The request was sent.')).toBeVisible();
  await writing.context().close();

  const deciding = await openAnotherContext(browser);
  await enterEditor(deciding, { email: lawyer.email, password });
  await deciding.goto(getEditorAddress('/service', site));
  await expect(deciding.getByRole('button', { name: 'Requests, 1 open' })).toBeVisible();
  const bar = deciding.getByRole('region', { name: 'Request to publish' });
  await expect(bar).toContainText(`Legal decides now: ${lawyer.name}`);
  await bar.getByRole('button', { name: 'Review and approve' }).click();
  const review = deciding.getByRole('dialog');
  await review.getByLabel('Note on the approval').fill('Gäller till maj.');
  expect(await findViolations(deciding)).toEqual([]);
  await review.getByRole('button', { name: 'Approve for Legal' }).click();
  await expect(bar).toContainText(`Legal: approved by ${lawyer.name}`);
  await expect(bar).toContainText('Gäller till maj.');
  await expect(bar).toContainText(`Brand decides now: ${lawyer.name}`);
  await deciding.context().close();
});
