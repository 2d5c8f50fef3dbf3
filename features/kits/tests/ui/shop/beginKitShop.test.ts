/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { kitSessionKeys } from '../../../../../domain/kits/kitSession';
import { requestedSessionKey } from '../../../ui/shop/client/takeSession';

const script = readFileSync('features/kits/ui/shop/client/beginKitShop.js', 'utf8');

beforeEach(() => sessionStorage.clear());

/** Runs the script in a kit shop, as the browser does. @returns the layout */
function runScript(query: string, cookies = ''): string | undefined {
  history.replaceState(null, '', `/varustepaketit${query}`);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  document.body.innerHTML = `<div data-kit-shop data-view="grid"><div><script></script></div></div>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  new Function(script)();
  return document.querySelector<HTMLElement>('[data-kit-shop]')?.dataset.view;
}

const requestedSession = () =>
  JSON.parse(sessionStorage.getItem(requestedSessionKey) ?? 'null') as unknown;

test.each(kitSessionKeys)('[KIT-08] %s is removed from the address, in any spelling', (key) => {
  for (const name of [key, key.toUpperCase(), `${key}[]`, `${key}[0]`]) {
    runScript(`?make=Volvo&${name}=a%20b&page=2`);
    expect(location.search).toBe('?make=Volvo&page=2');
    expect(requestedSession()).toEqual({ [key]: 'a b' });
  }
});

test('[KIT-08] an address without a session is unchanged', () => {
  runScript('?keyphrase=a+b&users=1');
  expect(location.search).toBe('?keyphrase=a+b&users=1');
  expect(requestedSession()).toBeNull();
});

test.each([
  ['theme=a; kitView=list', 'list'],
  ['kitView=grid', 'grid'],
  ['xkitView=list', 'grid'],
  ['', 'grid'],
])('[KIT-16] with the cookies "%s" the kits are shown as a %s at once', (cookies, view) => {
  expect(runScript('', cookies)).toBe(view);
});
