import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addresses } from './addresses';
import { paintedPictures } from './paintedPictures';

export const site = 'trucks';
const secret = 'editing-secret-of-the-tests';
export const password = 'korrekt häst batteri 7';

/** An address and a name that no other test has. */
export function somebody(first: string) {
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
  /** Address of the page to choose a password on. */
  link: string;
}

/** Asks the platform as whoever signed in with the secret. */
export async function ask<Data>(
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

/** An account whose password is not chosen yet. */
export async function invite(
  request: APIRequestContext,
  role: string,
  mayEdit: string[] | null = null,
): Promise<Invited> {
  const who = somebody(role === 'writer' ? 'Wilma' : 'Pelle');
  const { inviteEditor } = await ask<{ inviteEditor: { link: string; account: { id: string } } }>(
    request,
    `mutation ($input: InviteEditorInput!) { inviteEditor(input: $input) { link account { id } } }`,
    { input: { ...who, role, mayEdit } },
  );
  return { ...who, id: inviteEditor.account.id, link: addresses.web + inviteEditor.link };
}

/** An account that has a password. */
export async function start(
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

export const editorAt = (route: string, of = site) =>
  `${addresses.web}/_edit?${new URLSearchParams({ site: of, language: 'sv', route })}`;

export const canvasOf = (page: Page) => page.locator('iframe:visible:not([inert])').contentFrame();

export async function open(page: Page, route: string): Promise<void> {
  await page.goto(editorAt(route));
  await expect(canvasOf(page).locator('[data-edit-field]').first()).toBeAttached();
}

export async function write(page: Page, words: string): Promise<void> {
  await canvasOf(page).locator('h1 [data-edit-field="text"]').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

export const menuOf = (page: Page) => page.getByRole('button', { name: /^Account:/ });

/** A browser of somebody else. */
export async function another(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await paintedPictures({ page });
  return page;
}
