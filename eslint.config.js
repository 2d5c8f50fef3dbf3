import { readdirSync, readFileSync } from 'node:fs';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ours } from './build/lint/plugin.js';

/** Who may import whom (docs/architecture.md); tests/structure.test.ts looks at the same arrows over the whole tree. */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const mayImport = readJson('./build/importDirections.json');
const folders = [...Object.keys(mayImport), 'tests'];
mayImport.tests = folders;

/** Tests of a feature stand in its folder and may import what all tests may; its texts have a line of their own. */
const sourcesOf = (folder) => {
  if (folder === 'features') return './features/*/{model,server,ui}/**';
  return folder.includes('*') ? `./${folder}/**` : `./${folder}`;
};

const zones = folders.flatMap((folder) =>
  folders
    .filter((other) => other !== folder && !mayImport[folder].includes(other))
    .map((other) => ({
      target: sourcesOf(folder),
      from: sourcesOf(other),
      message: `${folder}/ may import ${mayImport[folder].join(', ') || 'nothing of ours'}.`,
    })),
);

/** Each feature may use those after it; one without a place stands before all others. */
const orderedFeatures = readJson('./build/featureOrder.json');
const featureOrder = [
  ...readdirSync('features').filter((name) => !orderedFeatures.includes(name)),
  ...orderedFeatures,
];
const featureZones = featureOrder.flatMap((feature, at) =>
  featureOrder.slice(0, at).map((other) => ({
    target: `./features/${feature}/{model,server,ui}/**`,
    from: `./features/${other}`,
    message: `Features may use those after them (build/featureOrder.json): ${other} comes before ${feature}.`,
  })),
);
/** What is rendered, or calculated, runs in browsers too. */
const browserZones = [
  { target: './features/*/{model,ui}/**', from: './platform' },
  { target: './features/*/{model,ui}/**', from: './features/*/server/**' },
  { target: './features/*/model/**', from: './features/*/{server,ui}/**' },
].map((zone) => ({
  ...zone,
  message: 'model/ is used by ui/ and server/, and neither uses the other.',
}));

/** The editor is a program of the browser that knows the platform by its interface alone; pages know the editor's view. */
const cmsZones = [
  {
    target: './cms/!(editor)/**',
    from: ['./cms/editor', './design-system', './messages', './features'],
    message: 'The platform is a program of its own: it knows no screens.',
  },
  {
    target: './cms/editor',
    from: './cms',
    except: ['./editor', './generated'],
    message: 'The editor asks the platform over HTTP.',
  },
  {
    target: './cms/editor',
    from: './features',
    except: ['./car/ui/list/listState.ts', './editing/model'],
    message: 'Of features the editor knows its own, and how a list of cars is addressed.',
  },
  {
    target: ['./site', './server'],
    from: './cms',
    except: ['./editor'],
    message: 'Pages ask the platform over HTTP; they know the editor that they show.',
  },
];

/** Files that run in the browser alone: a block's plain script, what it is made of, and the content editor. */
const browserOnly = [
  '**/*.client.{ts,tsx}',
  '**/+client.{ts,tsx}',
  '**/client/**',
  'cms/editor/**',
  'site/edit/**',
];
/** Files that run on the server alone, besides the programs of `server/`, `services/` and `cms/`. */
const serverOnly = [
  '**/*.data.ts',
  'server/**',
  'services/**',
  'cms/!(editor)/**',
  'platform/**',
  'features/*/server/**',
];
/** Files that may speak of the browser: islands run there too, and effects of hooks there alone. */
const speaksOfBrowser = [...browserOnly, '**/*.island.tsx', '**/use[A-Z]*.{ts,tsx}'];

/** What only browsers have. */
const browserGlobals = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle'],
  ...['requestAnimationFrame', 'requestIdleCallback', 'scrollTo', 'scrollBy', 'scrollX', 'scrollY'],
  ...['innerWidth', 'innerHeight', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver'],
  ...['DOMParser', 'CSSStyleSheet', 'Element', 'HTMLElement', 'Node', 'Image', 'Option', 'alert'],
].map((name) => ({
  name,
  message: 'Belongs into a file of the browser: *.client.ts, client/, *.island.tsx or a hook.',
}));

/** Refuses imports by the path that they are written with; types may come from anywhere. */
const refuseImports = (regex, message) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [{ regex, message, allowTypeImports: true }] },
  ],
});

/** Colours belong to the themes: everywhere else styles name roles. */
const noColours = {
  selector:
    'Literal[value=/(^|[^&\\w])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:rgba?|hsla?|oklch)\\(/i]',
  message: 'A colour is a role of the theme: use a $token of the design system.',
};

/** Values of these properties, in styles, are tokens; so are the lengths within them. */
const fontProperties = 'font|fontFamily|fontSize|fontWeight|letterSpacing|lineHeight';
const roomProperties =
  '(?:scroll)?(?:margin|padding|inset)(?:(?:Block|Inline)(?:Start|End)?|Top|Right|Bottom|Left)?|(?:row|column)?gap';
const sizeProperties =
  'top|right|bottom|left|translate|(?:min|max)?(?:width|height|inlineSize|blockSize)|flexBasis|borderRadius|' +
  'grid(?:Template|Auto)(?:Columns|Rows)';
const length = '\\d(?:px|r?em|ch|ex|pt|pc|cm|mm|in)\\b';

const valueIn = (properties) => `Property[key.name=/^(?:${properties})$/i] >`;

const noFonts = [
  // Words such as `inherit` and properties of the theme such as `var(--…)` are no letters of their own.
  `${valueIn(fontProperties)} Literal[value=/^(?!(?:inherit|normal|initial|unset|0)$|\\$|var\\()./]`,
  `${valueIn(fontProperties)} Literal[raw=/^[1-9]/]`,
  `${valueIn(fontProperties)} TemplateLiteral > TemplateElement[value.raw=/${length}/]`,
].map((selector) => ({
  selector,
  message: 'Letters are set by tokens: use one of $fonts, $fontSizes, $fontWeights, $lineHeights.',
}));

const noLengths = [
  `${valueIn(`${roomProperties}|${sizeProperties}`)} Literal[value=/${length}/]`,
  `${valueIn(`${roomProperties}|${sizeProperties}`)} TemplateLiteral > TemplateElement[value.raw=/${length}/]`,
  // Bare numbers are px. Widths and heights of pictures are numbers too, and are content.
  `${valueIn(roomProperties)} Literal[raw=/^[1-9]/]`,
  `${valueIn(roomProperties)} UnaryExpression[operator="-"] > Literal[raw=/^[1-9]/]`,
].map((selector) => ({
  selector,
  message:
    'Room and sizes come from scales: use a token of $space, $sizes or $radii, or add one to design-system/tokens.ts.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'storybook-static',
      'design-tokens',
      '.data*',
      '.cache',
      '**/generated/**',
      'blocks/registry.ts',
      'blocks/islands.ts',
      'blocks/loaders.ts',
      'blocks/clientScripts.ts',
      'site/layout/shellComponents.ts',
      'messages/catalogues.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      'import-x': importX,
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      ours,
    },
    languageOptions: {
      parserOptions: {
        ecmaFeatures: { jsx: true },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      // Without the extensions no import of ours is resolved, and no rule about imports says anything.
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'ours/button-type': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...zones, ...featureZones, ...browserZones, ...cmsZones] },
      ],
      // Circles of files, types included, are found by tests/structure.test.ts.
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      // What knows types, promises that are not awaited and switches that forget a case, is in .oxlintrc.json.
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['{rendering,features,blocks,site,cms}/**/*.{ts,tsx}'],
    ignores: ['features/*/tests/**'],
    rules: { 'no-restricted-syntax': ['error', noColours, ...noFonts, ...noLengths] },
  },
  {
    files: [
      '{domain,schema,design-system,rendering,messages,features,blocks,sites,site,server,services,cms,platform,redirects}/**/*.{ts,tsx}',
    ],
    ignores: [...speaksOfBrowser, 'features/*/tests/**'],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  {
    files: serverOnly,
    rules: refuseImports(
      '^\\.+/(.*/)?client/|\\.(client|island)$',
      'Runs in the browser: the server has no use for it.',
    ),
  },
  {
    files: ['{rendering,features,blocks,design-system}/**/*.{ts,tsx}', ...browserOnly],
    // Those that generate are commands: nothing of the product runs them.
    ignores: [...serverOnly, 'features/*/tests/**', '**/generate*.ts'],
    rules: refuseImports(
      '\\.data$|^node:',
      'Runs on the server alone: its data come as the prop `data`, its types by `import type`.',
    ),
  },
  {
    files: ['{server,platform,features,cms}/**/*.ts'],
    // Those that the messages name; and Purges, which listens to the database on a connection of its own.
    ignores: [
      'platform/http/limitVisitors.ts',
      'platform/database/**',
      'server/pageCache/Purges.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'express-rate-limit',
              importNames: ['rateLimit', 'default'],
              message:
                'Limits remember visitors in bounded memory: platform/http/limitVisitors.ts.',
            },
            {
              name: 'pg',
              message:
                'Statements are typed, and traced without visitors’ input: platform/database/Database.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'ours/plain-comments': 'error',
      'ours/plain-names': 'error',
      'ours/plain-titles': 'error',
    },
  },
  {
    // What others use of a folder.
    files: [
      '{domain,platform,rendering,design-system}/**/*.{ts,tsx}',
      'features/*/model/**/*.ts',
      'features/*/server/feature.ts',
    ],
    rules: { 'ours/docstrings': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**', 'features/*/tests/**', 'stories/**'],
    rules: { 'ours/plain-messages': 'error' },
  },
  {
    // Commands and codegen talk to a person on the console.
    files: [
      'schema/codegen/**',
      'launcher/**',
      'build/**',
      'services/*/commands/**',
      'imagery/**/*.main.ts',
      'tests/**',
      'features/*/tests/**',
      '**/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // A test that meets nothing where it expects something fails, and should.
    files: ['tests/**', 'features/*/tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
