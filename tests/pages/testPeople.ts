import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { paintedPictures } from './paintedPictures';

export const site = 'trucks';
const secret = 'editing-secret-of-the-tests';
export const password = 'korrekt häst batteri 7';

/** Creates a unique name and address. */
export function createPerson(first: string) {
  const key = Math.random().toString(36).slice(2, 8);
  return {
    email: `${first.toLowerCase()}-${key}@example.com`,
    name: `${first} ${key.toUpperCase()}`,
  };
}

export interface Invited {
  id: string;
  email: string;
  name: string;
  /** Address of the page to choose a password. */
  link: string;
}

/** Sends a query to the platform with a session of the secret. */
export async function queryPlatform<Data>(
  request: APIRequestContext,
  query: string,
  variables: object,
): Promise<Data> {
  await request.post(`${addresses.web}/_edit/session`, { form: { secret } });
  const session = await request.get(`${addresses.web}/_edit/session`);
  const { csrf } = (await session.json()) as { csrf: string };
  const answer = await request.post(`${addresses.web}/_edit/graphql`, {
    headers: { 'x-csrf-token': csrf },
    data: { query, variables },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** Invites a person: creates an account without a password. */
export async function invite(
  request: APIRequestContext,
  role: string,
  mayEdit: string[] | null = null,
): Promise<Invited> {
  const person = createPerson(role === 'writer' ? 'Wilma' : 'Pelle');
  const { inviteEditor } = await queryPlatform<{
    inviteEditor: { link: string; account: { id: string } };
  }>(
    request,
    `mutation ($input: InviteEditorInput!) { inviteEditor(input: $input) { link account { id } } }`,
    { input: { ...person, role, mayEdit } },
  );
  return { ...person, id: inviteEditor.account.id, link: addresses.web + inviteEditor.link };
}

/** Creates an account with a password. */
export async function createAccount(
  request: APIRequestContext,
  role: string,
  mayEdit: string[] | null = null,
) {
  const invited = await invite(request, role, mayEdit);
  const token = new URL(invited.link).searchParams.get('token') ?? '';
  const form = { token, password, again: password };
  expect((await request.post(`${addresses.web}/_edit/password`, { form })).status()).toBe(200);
  return invited;
}

export async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto(`${addresses.web}/_edit`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const getEditorAddress = (route: string, of = site) =>
  `${addresses.web}/_edit?${new URLSearchParams({ site: of, language: 'sv', route })}`;

export const getCanvas = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();

export async function open(page: Page, route: string): Promise<void> {
  await page.goto(getEditorAddress(route));
  await expect(getCanvas(page).locator('[data-edit-field]').first()).toBeAttached();
}

export async function write(page: Page, words: string): Promise<void> {
  await getCanvas(page).locator('h1 [data-edit-field="text"]').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

export const getMenu = (page: Page) => page.getByRole('button', { name: /^Account:/ });

/** Opens a page in a separate browser context. */
export async function openAnotherContext(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await paintedPictures({ page });
  return page;
}
