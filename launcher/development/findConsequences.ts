import type { ProcessPlan } from '../processes';

/** A file of the sources that changed, with its path from the project's root. */
export interface SourceChange {
  path: string;
  /** Whether the file was added or removed: registries then list other files. */
  isAddedOrRemoved: boolean;
}

export interface Consequences {
  /** Whether code must be generated first. */
  codegen: boolean;
  restart: ReadonlySet<Exclude<ProcessPlan['name'], 'database'>>;
}

/** Files whose changes, additions and deletions make codegen necessary. */
const CODEGEN_INPUT =
  /^(?:schema\/(?!generated\/|codegen\/)|(?:features\/[\w-]+\/)?messages\/(?!catalogues\.)|cms\/(?:authoring|editor)\/.*\.graphql$|cms\/editor\/messages\/|codegen\.yml$)/;
const CODEGEN_FOLDER = /^(?:blocks|features)\//;

/** Files that Vite reloads in the browser on its own. */
const HOT_RELOADED =
  /^(?:blocks|features|rendering|site)\/.*(?:\.tsx|\.client\.ts|\/client\/.*|\/use[A-Z]\w*\.ts)$|^design-system\//;
/** Tables that the processes reload on their own. */
const REDIRECT_TABLE = /^redirects\/[\w-]+\.csv$/;
/** Code that runs only in the browser and is served by Vite; the server does not load it. */
const BROWSER_ONLY = /^(?:cms\/editor|site\/edit)\//;

const WEB_SOURCE =
  /^(?:(?:server|redirects|platform|domain|messages|rendering|features|sites|site|blocks|schema\/generated)\/|schema\/\w+\.ts$)/;
/** Content and pictures, which are read on request. */
const READ_ON_REQUEST = /^(?:cms\/content|services\/media\/files)\//;
const EMBEDDED_SOURCE =
  /^(?:(?:services|cms(?!\/editor\/)|redirects|platform|domain|sites|schema\/generated)\/|schema\/\w+\.ts$)/;

/**
 * What must be done so that changed sources take effect: processes read most sources only at start. Sources
 * that Vite replaces in pages, and files that are read on request, need nothing.
 */
export function findConsequences(changes: readonly SourceChange[]): Consequences {
  const restart = new Set<'embedded' | 'web'>();
  let codegen = false;
  for (const { path, isAddedOrRemoved } of changes) {
    if (CODEGEN_INPUT.test(path) || (isAddedOrRemoved && CODEGEN_FOLDER.test(path))) codegen = true;
    if (REDIRECT_TABLE.test(path)) continue;
    if (EMBEDDED_SOURCE.test(path) && !READ_ON_REQUEST.test(path)) restart.add('embedded');
    if (WEB_SOURCE.test(path) && !HOT_RELOADED.test(path) && !BROWSER_ONLY.test(path))
      restart.add('web');
  }
  return { codegen, restart };
}
