/** @jest-environment jsdom */
import { start } from '../../../../blocks/Footer/Footer.entry.client';

const template = `<div id="copy-button" hidden><span><button aria-label="Copy"></button><span role="status" data-copied="Copied"></span></span></div>`;
const links = `
  <a href="tel:+46846500410">08-465 004 10</a>
  <a href="mailto:hej%2Bbil@automotive.example?subject=Hej">Mejla</a>
  <a href="mailto:100%@automotive.example">Odd</a>
  <a href="/kontakt">Kontakt</a>`;

let copied: string[];

function startFooter(html: string): void {
  document.body.innerHTML = html;
  start(document.querySelector('footer')!);
}

beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const getButtons = () => [...document.querySelectorAll<HTMLElement>('a + span button')];
const readStatus = () => document.querySelector('a + span [role=status]')?.textContent;
const press = async (index: number) => {
  getButtons()[index]?.click();
  await Promise.resolve();
};

test('[FOOT-11] [FOOT-12] e-mail and phone links in the footer get a copy button, and no other links do', () => {
  startFooter(`<main>${links}</main><footer>${links}${template}</footer>`);
  const names = getButtons().map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Copy +46846500410',
    'Copy hej+bil@automotive.example',
    'Copy 100%@automotive.example',
  ]);
});

test('[FOOT-11] [FOOT-12] copies only the number or the e-mail address', async () => {
  startFooter(`<footer>${links}${template}</footer>`);
  await press(0);
  await press(1);
  expect(copied).toEqual(['+46846500410', 'hej+bil@automotive.example']);
});

test("[FOOT-13] shows 'Copied' for one second after the last press", async () => {
  startFooter(`<footer>${links}${template}</footer>`);
  await press(0);
  expect(readStatus()).toBe('Copied');
  jest.advanceTimersByTime(600);
  await press(0);
  jest.advanceTimersByTime(999);
  expect(readStatus()).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(readStatus()).toBe('');
});

test('shows no message when the browser refuses to copy, and no button without a clipboard', async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  startFooter(`<footer>${links}${template}</footer>`);
  await press(0);
  expect(readStatus()).toBe('');
  Object.assign(navigator, { clipboard: undefined });
  startFooter(`<footer>${links}${template}</footer>`);
  expect(getButtons()).toEqual([]);
});
