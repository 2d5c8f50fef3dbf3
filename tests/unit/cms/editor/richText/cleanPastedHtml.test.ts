/** @jest-environment jsdom */
import { RichTextEditor } from '../../../../../cms/editor/richText/RichTextEditor';
import { sanitiseHtml } from '../../../../../platform/content/sanitiseHtml';
import { maxRichTextLength, findRefused } from '../../../../../schema/richText';
import { googleDocs } from './pasted/googleDocs';
import { otherEditors } from './pasted/otherEditors';
import { gmailAndWeb, outlook } from './pasted/mail';
import { word365 } from './pasted/word';

const fixtures = [...word365, ...googleDocs, ...outlook, ...gmailAndWeb, ...otherEditors];

function paste(html: string): RichTextEditor {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const editor = new RichTextEditor({
    element,
    source: 'page',
    attributes: {},
    onChange: () => undefined,
  });
  // jsdom has no clipboard.
  editor.editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return editor;
}

test('the fixtures contain texts of every program', () => {
  const counts = [word365, googleDocs, outlook, gmailAndWeb, otherEditors].map(
    (fixturesOfProgram) => fixturesOfProgram.length,
  );
  expect(counts).toEqual([8, 8, 4, 4, 7]);
});

test.each(fixtures)(
  '[EDIT-02] pasted $description',
  ({ html, expectedHtml, expectedLoss = '' }) => {
    const editor = paste(html);
    expect(editor.html).toBe(expectedHtml);
    const { styles, pictures, embeds } = editor.pasteLoss ?? {
      styles: false,
      pictures: 0,
      embeds: 0,
    };
    const reportedLoss = [
      ...(styles ? ['styles'] : []),
      ...(pictures > 0 ? [`${pictures} picture${pictures > 1 ? 's' : ''}`] : []),
      ...(embeds > 0 ? [`${embeds} embedded items`] : []),
    ];
    expect(reportedLoss.join(', ')).toBe(expectedLoss);
    // The stored text contains nothing that the server would refuse or change.
    expect(findRefused(editor.html)).toEqual([]);
    expect(sanitiseHtml(editor.html)).not.toMatch(/style=|class=|mso|javascript:/i);
  },
);

const long = 'word '.repeat(maxRichTextLength / 5);
const pasteEvent = new Event('paste') as ClipboardEvent;

test.each([
  ['HTML', (text: RichTextEditor) => text.editor.view.pasteHTML(`<p>${long}</p>`, pasteEvent)],
  [
    'HTML that is not even parsed',
    (text: RichTextEditor) => text.editor.view.pasteHTML(`<p>${long.repeat(25)}</p>`, pasteEvent),
  ],
  ['plain text', (text: RichTextEditor) => text.editor.view.pasteText(long, pasteEvent)],
])('[EDIT-02] pasted %s that makes the text too long is refused, and reported', (_, pasteLong) => {
  const text = paste('<p>First</p>');
  text.editor.commands.focus('end');
  pasteLong(text);
  expect([text.html, text.pasteLoss?.isTooLong]).toEqual(['<p>First</p>', true]);
  text.editor.view.pasteHTML('<p>, second</p>', pasteEvent);
  expect([text.html, text.pasteLoss]).toEqual(['<p>First, second</p>', undefined]);
});
