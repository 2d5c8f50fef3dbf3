/** @jest-environment jsdom */
import { readCanvas } from '../../../../../../cms/editor/canvas/readCanvas';
import { checkHeadings } from '../../../../../../cms/editor/checks/looks/checkHeadings';

function checkMain(main: string) {
  document.body.innerHTML = `<div data-area="header"><h2>Meny</h2></div><main data-area="main">${main}</main>`;
  return checkHeadings(document, readCanvas(document));
}

const createBlock = (uid: string, inner: string) =>
  `<code type="text/sitecore" chrometype="rendering" kind="open" id="${uid}" class="scpm"></code>${inner}<code type="text/sitecore" chrometype="rendering" kind="close" class="scpm"></code>`;

test('[EDIT-51] a page with headings in order has no problems', () => {
  expect(checkMain('<h1>Ett</h1><h2>Två</h2><h3>Tre</h3><h2>Två</h2>')).toEqual([]);
});

test('[EDIT-51] a missing main heading is reported, also if the heading only shows a hint', () => {
  expect(checkMain('<h2>Två</h2>')).toEqual([{ kind: 'noMainHeading' }]);
  expect(checkMain('<h1><span data-empty-field>Skriv en text</span></h1>')).toEqual([
    { kind: 'noMainHeading' },
  ]);
});

test('[EDIT-51] an empty main heading is reported with its block, so that it can be shown', () => {
  const empty = '<h1><span data-empty-field>Rubrik</span></h1>';
  expect(checkMain(`${createBlock('a', empty)}<h2>Två</h2>`)).toEqual([
    { kind: 'noMainHeading', block: 'a' },
  ]);
});

test('[EDIT-51] a second main heading and a skipped level are reported with their blocks', () => {
  const findings = checkMain(
    `<h1>Ett</h1>${createBlock('a', '<h1>Igen</h1>')}${createBlock('b', '<h3>Tre</h3>')}`,
  );
  expect(findings).toEqual([
    { kind: 'manyMainHeadings', count: 2, block: 'a' },
    { kind: 'skippedLevel', text: 'Tre', level: 3, previousLevel: 1, block: 'b' },
  ]);
});
