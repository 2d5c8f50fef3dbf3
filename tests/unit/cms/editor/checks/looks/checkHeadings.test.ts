/** @jest-environment jsdom */
import { readCanvas } from '../../../../../../cms/editor/canvas/readCanvas';
import { checkHeadings } from '../../../../../../cms/editor/checks/looks/checkHeadings';

function check(main: string) {
  document.body.innerHTML = `<div data-area="header"><h2>Meny</h2></div><main data-area="main">${main}</main>`;
  return checkHeadings(document, readCanvas(document));
}

const block = (uid: string, inner: string) =>
  `<code type="text/sitecore" chrometype="rendering" kind="open" id="${uid}" class="scpm"></code>${inner}<code type="text/sitecore" chrometype="rendering" kind="close" class="scpm"></code>`;

test('[EDIT-51] a page with its headings in order has nothing to say', () => {
  expect(check('<h1>Ett</h1><h2>Två</h2><h3>Tre</h3><h2>Två</h2>')).toEqual([]);
});

test('[EDIT-51] a main heading must be there, and its hint is none', () => {
  expect(check('<h2>Två</h2>')).toEqual([{ kind: 'noMainHeading' }]);
  expect(check('<h1><span data-empty-field>Skriv en text</span></h1>')).toEqual([
    { kind: 'noMainHeading' },
  ]);
});

test('[EDIT-51] a second main heading and a level that is left out are told with their blocks', () => {
  const found = check(`<h1>Ett</h1>${block('a', '<h1>Igen</h1>')}${block('b', '<h3>Tre</h3>')}`);
  expect(found).toEqual([
    { kind: 'manyMainHeadings', count: 2, block: 'a' },
    { kind: 'skippedLevel', text: 'Tre', level: 3, before: 1, block: 'b' },
  ]);
});
