import { encodeHtml } from '../../../../platform/pages/encodeHtml';
import { htmlText } from '../../../../platform/pages/html';

const page = (css: string, words: string) => [
  '<style>',
  { shared: css },
  `</style><p>${words}</p>`,
];

test('chunks are joined to the document that they form', () => {
  const html = page('p{color:red}', 'Får åka – 100 €');
  expect(encodeHtml(html).bytes.toString('utf8')).toBe(htmlText(html));
  expect(htmlText(html)).toBe('<style>p{color:red}</style><p>Får åka – 100 €</p>');
  expect(encodeHtml('Åk').bytes).toEqual(Buffer.from('Åk'));
});

test('the digest covers the whole document, shared and own chunks', () => {
  const digests = [
    page('p{color:red}', 'one'),
    page('p{color:red}', 'two'),
    page('p{color:blue}', 'one'),
  ].map((html) => encodeHtml(html).digest);
  expect(new Set(digests).size).toBe(3);
  expect(encodeHtml(page('p{color:red}', 'one')).digest).toBe(digests[0]);
});
