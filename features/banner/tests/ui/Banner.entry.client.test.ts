/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { start } from '../../ui/Banner.entry.client';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Cookies as the page has set them, including their attributes. */
let writtenCookies: string[];
/** Cookies as the page reads them. */
let jar: string;

beforeEach(() => {
  writtenCookies = [];
  jar = '';
  jest
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((text) => void writtenCookies.push(text));
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const banner = (attributes: string) =>
  `<section ${attributes}><p>Words</p><button data-close-banner></button></section>`;

function open(html: string): void {
  document.body.innerHTML = html;
  start(find('section'));
}

test('[ALERT-07] closing an alert banner sets the cookie hideAlert for a day, and the banner collapses', () => {
  open(banner('data-banner="hideAlert" data-days="1"'));
  find('button').click();
  expect(writtenCookies).toEqual(['hideAlert=1; path=/; samesite=lax; max-age=86400']);
  expect(find('section').hasAttribute('data-closed')).toBe(true);
});

test('[ALERT-12] closing a message banner sets a session cookie', () => {
  open(banner('data-banner="hideMessage-a1"'));
  find('button').click();
  expect(writtenCookies).toEqual(['hideMessage-a1=1; path=/; samesite=lax']);
});

test('a page restored by the back button hides a banner that was closed on another page', () => {
  open(banner('data-banner="hideAlert"'));
  jar = 'hideAlert=1';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(find('section').hidden).toBe(true);
});

describe('the inline script that hides closed banners', () => {
  const script = readFileSync('features/banner/ui/client/hideDismissed.js', 'utf8');

  /** Runs the script in a banner, as the browser does. @returns whether the banner is hidden */
  function hiddenWith(cookies: string) {
    jar = cookies;
    document.body.innerHTML = `<section data-banner="hideAlert"><div><script></script></div></section>`;
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
    new Function(script)();
    return find('section').hidden;
  }

  test.each([
    ['theme=a; hideAlert=1', true],
    ['hideAlert=', true],
    ['', false],
    ['hideAlerts=1; xhideAlert=1', false],
    ['hideMessage-a1=1', false],
  ])('[ALERT-08] [ALERT-15] the cookies "%s" hide the banner: %s', (cookies, hidden) => {
    expect(hiddenWith(cookies)).toBe(hidden);
  });
});
