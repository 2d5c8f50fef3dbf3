/**
 * Does what a fresh or changed clone lacks before it can start or be tested: packages, generated code,
 * the build, and for tests a browser. Says what it does; does and says nothing when nothing changed.
 * Runs before `npm start` and, with the argument `tests`, before `npm test`. Node built-ins only, since
 * it runs before anything is installed.
 */
import { prepareBrowser } from './prepare/browser.mjs';
import { contentHash, readStamp, writeStamp } from './prepare/contentHash.mjs';
import { areInstalled } from './prepare/packages.mjs';
import { run } from './prepare/run.mjs';

/** What generated code is made from. */
const CONTRACTS = ['schema', 'codegen.yml', 'blocks', 'site/layout'];
/** What the build is made from; content and pictures are read when the product runs. */
const SOURCES = [
  ...['domain', 'schema', 'design-system', 'blocks', 'sites', 'site', 'redirects'],
  ...['runtime', 'services', 'server', 'launcher', 'build'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
const NOT_SOURCES = ['services/content/files', 'services/media/files'];

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
  run('npm', ['run', '--silent', 'codegen']);
  writeStamp(codegen, contentHash(CONTRACTS));
}

function build() {
  const hash = contentHash(SOURCES, NOT_SOURCES);
  if (readStamp('build', 'dist/server/start.js') === hash) return;
  console.log('Building …');
  run('npm', ['run', '--silent', 'build']);
  writeStamp('build', hash);
}

try {
  checkNodeVersion();
  installPackages();
  generateCode();
  build();
  if (process.argv[2] === 'tests') prepareBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
