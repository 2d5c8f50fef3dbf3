import { developmentErrorPage } from '../../../../server/development/errorPage';
import { overlayError, findLocation } from '../../../../server/development/overlayError';
import { reconnectScript } from '../../../../server/development/reconnect';

test('the place of an error is the first line of our own code', () => {
  const error = new Error('No such colour');
  error.stack = [
    'Error: No such colour',
    `    at themed (${process.cwd()}/node_modules/vite/dist/x.js:1:2)`,
    `    at Blurb (${process.cwd()}/blocks/Blurb/Blurb.tsx:12:4)`,
    '    at renderToString (node:internal/x:3:3)',
  ].join('\n');
  const displayed = overlayError(error);
  expect(findLocation(displayed)).toBe('blocks/Blurb/Blurb.tsx:12:4');
  expect(displayed.stack).not.toMatch(/node_modules|node:internal/);
});

test('the place of a syntax error is shown with the lines around it', () => {
  const error = Object.assign(new Error('Unexpected token'), {
    id: `${process.cwd()}/blocks/Blurb/Blurb.tsx`,
    loc: { line: 3, column: 8 },
    frame: '3 | const <b> = ;',
  });
  expect(findLocation(overlayError(error))).toBe('blocks/Blurb/Blurb.tsx:3:8');
  const page = developmentErrorPage(error);
  expect(page).toContain('<h1>Unexpected token</h1>');
  expect(page).toContain('blocks/Blurb/Blurb.tsx:3:8');
  expect(page).toContain('3 | const &lt;b&gt; = ;');
  expect(page).toContain('src="/@vite/client"');
  expect(page).toContain(reconnectScript);
});

test('a parse error is shown without terminal formatting', () => {
  const error = new Error(
    [
      '6:08:37 PM [vite][request-1] Failed to transpile /blocks/Blurb/Blurb.tsx because:',
      '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token',
      '    \u001b[38;5;246m╭─[\u001b[0m blocks/Blurb/Blurb.tsx:93:15 \u001b[38;5;246m]\u001b[0m',
      ' 93 │ const x = <div;',
      '┌─────────────────────┐',
      "│ Error isn't helpful? │",
      '└─────────────────────┘',
    ].join('\n'),
  );
  const displayed = overlayError(error);
  expect(displayed.message.split('\n')).toEqual([
    'Failed to transpile /blocks/Blurb/Blurb.tsx because:',
    '[PARSE_ERROR] Unexpected token',
    '    ╭─[ blocks/Blurb/Blurb.tsx:93:15 ]',
    ' 93 │ const x = <div;',
  ]);
  expect(findLocation(displayed)).toBe('blocks/Blurb/Blurb.tsx:93:15');
});

test('the output of codegen is shown from the error on', () => {
  const output = [
    '✖ One or more errors occurred, no files were generated. To allow output on errors, set config.allowPartialOutputs=true',
    'Transform failed with 1 error:',
    `${process.cwd()}/messages/sv.ts:1:9: ERROR: Expected identifier but found "<<"`,
  ].join('\n');
  const displayed = overlayError(output);
  expect(displayed.message).toMatch(/^Transform failed/);
  expect(findLocation(displayed)).toBe('messages/sv.ts:1:9');
});

test('any thrown value is shown on a page', () => {
  expect(developmentErrorPage('nonsense')).toContain('<h1>nonsense</h1>');
});

test.each([
  ['/abs/server/app.ts:55:10: ERROR: Expected ";"', 'server/app.ts:55:10', true],
  [
    'GraphQLError: Unknown type.\n\nschema/blocks/Blurb.graphql:7:10\n6 | a',
    'schema/blocks/Blurb.graphql:7:10',
    false,
  ],
  [
    'cms/content/trucks/pages/index.yml:3:1: Missing quote',
    'cms/content/trucks/pages/index.yml:3:1',
    false,
  ],
  ['redirects/trucks.csv:7: no source', 'redirects/trucks.csv:7:1', false],
])(
  "the place of another process's error is the file that it names: %s",
  (text, place, isAbsolute) => {
    const written = isAbsolute ? text.replace('/abs', process.cwd()) : text;
    expect(findLocation(overlayError(written))).toBe(place);
  },
);

test('a text without a file name is shown unchanged', () => {
  expect(overlayError('web has ended at http://127.0.0.1:3000/x')).toEqual({
    message: 'web has ended at http://127.0.0.1:3000/x',
    stack: '',
  });
});
