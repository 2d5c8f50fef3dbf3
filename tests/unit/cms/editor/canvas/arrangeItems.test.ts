/** @jest-environment jsdom */
import { arrangeItems } from '../../../../../cms/editor/canvas/arrangeItems';
import { readCanvas } from '../../../../../cms/editor/canvas/readCanvas';

/** A field of an item, as the server renders it. */
function field(itemId: string, text: string): string {
  const metadata = JSON.stringify({
    datasource: { id: `{${itemId}}`, language: 'sv', version: 1 },
    title: 'Title',
    fieldType: 'Single-Line Text',
  });
  const chrome = (kind: string, content = '') =>
    `<code type="text/sitecore" chrometype="field" kind="${kind}" hidden>${content}</code>`;
  return `${chrome('open', metadata)}${text}${chrome('close')}`;
}

function open(html: string) {
  document.body.innerHTML = html;
  const { fields } = readCanvas(document);
  const arrange = (before: string[], after: string[]) => arrangeItems(fields, { before, after });
  const slides = () => [...document.querySelectorAll('li')];
  const scrolled = jest.fn();
  document.querySelector('ul')?.addEventListener('scroll', scrolled);
  const words = () => slides().map(({ dataset }) => dataset.name);
  return { arrange, slides, words, scrolled };
}

const slide = (id: string, name: string, inner = '') =>
  `<li data-name="${name}"><div><h3>${field(id, name)}</h3>${inner}</div></li>`;

const list = `<section><h2>${field('F0', 'Om')}</h2><ul>${slide('A1', 'a', field('A9', 'link'))}${slide('B1', 'b')}${slide('C1', 'c')}</ul></section>`;

test('[EDIT-10] items of a list move and go on the page at once, as the same elements', () => {
  const { arrange, slides, words, scrolled } = open(list);
  const [first] = slides();
  arrange(['A1', 'B1', 'C1'], ['B1', 'C1', 'A1']);
  // The script of a carousel looks again which slide is in the centre.
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(words()).toEqual(['b', 'c', 'a']);
  expect(slides()[2]).toBe(first);
  arrange(['A1', 'B1', 'C1'], ['B1', 'A1']);
  expect(words()).toEqual(['b', 'a']);
  expect(document.querySelector('h2')?.textContent).toContain('Om');
});

test('[EDIT-12] the copy of an item is shown at once, and cannot be edited', () => {
  const { arrange, slides, words } = open(list);
  arrange(['A1', 'B1', 'C1'], ['A1', 'new', 'B1', 'C1']);
  expect(words()).toEqual(['a', 'a', 'b', 'c']);
  expect(slides()[1]?.matches('[inert]')).toBe(true);
  expect(slides()[1]?.querySelector('code')).toBeNull();
});

test('[EDIT-10] items whose elements are not known stay until the page is rendered', () => {
  const html = `<ul>${slide('A1', 'a')}</ul><ol>${slide('B1', 'b')}${slide('C1', 'c')}</ol>`;
  const { arrange, words } = open(html);
  arrange(['A1', 'B1', 'C1'], ['B1', 'A1', 'C1']);
  arrange(['A1'], []);
  arrange(['A1', 'D1'], ['A1']);
  expect(words()).toEqual(['a', 'b', 'c']);
});
