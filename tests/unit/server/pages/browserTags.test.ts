import { withImports } from '../../../../server/pages/browserTags';

const manifest = {
  'page.ts': { file: 'entries/page.js', imports: ['_stores.js', '_motion.js'] },
  '_stores.js': { file: 'chunks/stores.js', imports: ['_motion.js'] },
  '_motion.js': { file: 'chunks/motion.js' },
  'editor.ts': { file: 'entries/editor.js', imports: ['_react.js'] },
  '_react.js': { file: 'chunks/react.js' },
};

test("preloads the imports of a page's script once, and nothing else", () => {
  const body =
    '<script src="/entries/page.js" type="module" async></script><link rel="modulepreload" href="/chunks/motion.js">';
  expect(withImports(body, manifest)).toBe(
    `${body}<link rel="modulepreload" href="/chunks/stores.js">`,
  );
});

test('does not change a document without a script of the build', () => {
  expect(withImports('<script>1</script>', manifest)).toBe('<script>1</script>');
});
