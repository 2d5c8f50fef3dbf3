/**
 * Prepares a new or changed clone before a command runs: packages, generated code, the build, the stories, a
 * browser. Prints what it does; does nothing when nothing has changed. Runs before every command of
 * package.json, with the command's requirement as argument. Uses built-in modules of Node only, since it
 * runs before anything is installed.
 */
import { prepareBrowser } from './prepare/browser.mjs';
import { contentHash, readStamp, writeStamp } from './prepare/contentHash.mjs';
import { oneAtATime } from './prepare/oneAtATime.mjs';
import { areInstalled, hasTools } from './prepare/packages.mjs';
import { run } from './prepare/run.mjs';

/** Inputs of code generation. */
const CONTRACTS = ['schema', 'codegen.yml', 'features', 'blocks', 'cms/authoring', 'cms/editor'];
/** Inputs of the build; content and pictures are read when the product runs. */
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
/** Inputs of the stories; some stories show complete pages from content. */
const STORY_SOURCES = [...SOURCES, 'stories', 'cms/content', 'services/media/files'];

/** The steps for each requirement of a command, in order. */
const STEPS = {
  build: [installProduct],
  start: [installProduct, generateChangedCode, build],
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

/** The packages that build and serve the product; where the tools are installed too, they stay. */
function installProduct() {
  if (hasTools()) installPackages();
  else if (!areInstalled({ tools: false })) install('--omit=dev');
}

function installPackages() {
  if (!areInstalled({ tools: true })) install();
}

function install(...options) {
  console.log('Installing the packages of package-lock.json …');
  const environment = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  run('npm', ['ci', '--no-audit', '--no-fund', ...options], environment);
}

/**
 * A new clone contains the code generated for it; only contracts that change after the first start need the tools that
 * generate. Has a stamp of its own, since the code was not generated here: commands with tools still do that.
 */
function generateChangedCode() {
  const hash = contentHash(CONTRACTS);
  const generatedFor = readStamp('codegen') ?? readStamp('first-contracts');
  if (generatedFor === undefined) writeStamp('first-contracts', hash);
  if (generatedFor === undefined || generatedFor === hash) return;
  installPackages();
  generateCode();
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

/** Runs a script without the `pre` script that npm would run first, which is this file. */
function runScript(name) {
  run('npm', ['run', '--silent', '--ignore-scripts', name]);
}

try {
  checkNodeVersion();
  const steps = STEPS[process.argv[2] ?? 'start'];
  if (!steps)
    throw new Error(
      `Unknown step ${process.argv[2]}: expected one of ${Object.keys(STEPS).join(', ')}.`,
    );
  oneAtATime(() => steps.forEach((step) => step()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
