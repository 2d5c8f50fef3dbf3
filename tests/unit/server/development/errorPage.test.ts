import { developmentErrorPage } from '../../../../server/development/errorPage';
import { overlayError, placeOf } from '../../../../server/development/overlayError';
import { wayBackScript } from '../../../../server/development/wayBack';

test('an error is placed by its first line of ours', () => {
  const error = new Error('No such colour');
  error.stack = [
    'Error: No such colour',
    `    at themed (${process.cwd()}/node_modules/vite/dist/x.js:1:2)`,
    `    at Blurb (${process.cwd()}/blocks/Blurb/Blurb.tsx:12:4)`,
    '    at renderToString (node:internal/x:3:3)',
  ].join('\n');
  const shown = overlayError(error);
  expect(placeOf(shown)).toBe('blocks/Blurb/Blurb.tsx:12:4');
  expect(shown.stack).not.toMatch(/node_modules|node:internal/);
});

test('a source that cannot be read is placed where it is wrong, with the lines around it', () => {
  const error = Object.assign(new Error('Unexpected token'), {
    id: `${process.cwd()}/blocks/Blurb/Blurb.tsx`,
    loc: { line: 3, column: 8 },
    frame: '3 | const <b> = ;',
  });
  expect(placeOf(overlayError(error))).toBe('blocks/Blurb/Blurb.tsx:3:8');
  const page = developmentErrorPage(error);
  expect(page).toContain('<h1>Unexpected token</h1>');
  expect(page).toContain('blocks/Blurb/Blurb.tsx:3:8');
  expect(page).toContain('3 | const &lt;b&gt; = ;');
  expect(page).toContain('src="/@vite/client"');
  expect(page).toContain(wayBackScript);
});

test('a source that cannot be parsed is told without what is for terminals', () => {
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
  const shown = overlayError(error);
  expect(shown.message.split('\n')).toEqual([
    'Failed to transpile /blocks/Blurb/Blurb.tsx because:',
    '[PARSE_ERROR] Unexpected token',
    '    ╭─[ blocks/Blurb/Blurb.tsx:93:15 ]',
    ' 93 │ const x = <div;',
  ]);
  expect(placeOf(shown)).toBe('blocks/Blurb/Blurb.tsx:93:15');
});

test('what codegen says begins with the fault', () => {
  const said = [
    '✖ One or more errors occurred, no files were generated. To allow output on errors, set config.allowPartialOutputs=true',
    'Transform failed with 1 error:',
    `${process.cwd()}/messages/sv.ts:1:9: ERROR: Expected identifier but found "<<"`,
  ].join('\n');
  const shown = overlayError(said);
  expect(shown.message).toMatch(/^Transform failed/);
  expect(placeOf(shown)).toBe('messages/sv.ts:1:9');
});

test('whatever was thrown has a page', () => {
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
  'what another process wrote is placed by the file that it names: %s',
  (text, place, isAbsolute) => {
    const written = isAbsolute ? text.replace('/abs', process.cwd()) : text;
    expect(placeOf(overlayError(written))).toBe(place);
  },
);

test('a text that names no file is shown as it is', () => {
  expect(overlayError('web has ended at http://127.0.0.1:3000/x')).toEqual({
    message: 'web has ended at http://127.0.0.1:3000/x',
    stack: '',
  });
});
