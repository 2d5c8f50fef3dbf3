/**
 * Does what a fresh or changed clone lacks before a command can run: packages, generated code, the build, the
 * stories, a browser. Says what it does; does and says nothing when nothing changed. Runs before every command of
 * package.json, with what the command needs as argument. Node built-ins only, since it runs before anything
 * is installed.
 */
import { prepareBrowser } from './prepare/browser.mjs';
import { contentHash, readStamp, writeStamp } from './prepare/contentHash.mjs';
import { oneAtATime } from './prepare/oneAtATime.mjs';
import { areInstalled } from './prepare/packages.mjs';
import { run } from './prepare/run.mjs';

/** What generated code is made from. */
const CONTRACTS = ['schema', 'codegen.yml', 'features', 'blocks', 'cms/authoring', 'cms/editor'];
/** What the build is made from; content and pictures are read when the product runs. */
const SOURCES = [
  ...[
    'domain',
    'schema',
    'design-system',
    'rendering',
    'messages',
    'features',
    'blocks',
    'sites',
    'site',
    'redirects',
  ],
  ...['platform', 'services', 'cms', 'server', 'launcher', 'build'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
const NOT_SOURCES = ['cms/content', 'services/media/files'];
/** What the stories are made from: whole pages of them from content. */
const STORY_SOURCES = [...SOURCES, 'stories', 'cms/content', 'services/media/files'];

/** What is done for commands that need this, in order. */
const STEPS = {
  packages: [installPackages],
  code: [installPackages, generateCode],
  product: [installPackages, generateCode, build],
  tests: [installPackages, generateCode, build, prepareBrowser],
  stories: [installPackages, generateCode, buildStories, prepareBrowser],
};

function checkNodeVersion(wanted = [20, 19]) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  throw new Error(
    `Node ${wanted.join('.')} or newer is needed; this is ${process.versions.node}. ` +
      'Install a current version from https://nodejs.org and try again.',
  );
}

function installPackages() {
  if (areInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  run('npm', ['ci', '--no-audit', '--no-fund'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
}

function generateCode() {
  const codegen = 'codegen';
  if (readStamp(codegen) === contentHash(CONTRACTS)) return;
  console.log('Generating code from the contracts …');
  runScript('codegen');
  writeStamp(codegen, contentHash(CONTRACTS));
}

function build() {
  const hash = contentHash(SOURCES, NOT_SOURCES);
  if (readStamp('build', 'dist/server/start.js') === hash) return;
  console.log('Building …');
  runScript('build');
  writeStamp('build', hash);
}

function buildStories() {
  const hash = contentHash(STORY_SOURCES);
  if (readStamp('stories', 'storybook-static/index.json') === hash) return;
  console.log('Building the stories …');
  runScript('storybook:build');
  writeStamp('stories', hash);
}

/** Without what npm would run before it, which is this. */
function runScript(name) {
  run('npm', ['run', '--silent', '--ignore-scripts', name]);
}

try {
  checkNodeVersion();
  const steps = STEPS[process.argv[2] ?? 'product'];
  if (!steps) throw new Error(`There is nothing to prepare by the name of ${process.argv[2]}.`);
  oneAtATime(() => steps.forEach((step) => step()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
