import type { ProcessPlan } from '../processes';

/** A file of the sources that changed, with its path from the project's root. */
export interface SourceChange {
  path: string;
  /** Whether it came or went, so that registries may name other files. */
  isNewOrGone: boolean;
}

export interface Consequences {
  /** Generated code is written again first. */
  codegen: boolean;
  restart: ReadonlySet<Exclude<ProcessPlan['name'], 'database'>>;
}

/** What code is generated from when it changes, and when its files come or go. */
const GENERATES =
  /^(?:schema\/(?!generated\/|codegen\/)|(?:features\/[\w-]+\/)?messages\/(?!catalogues\.)|cms\/(?:authoring|editor)\/.*\.graphql$|codegen\.yml$)/;
const GENERATES_BY_NAME = /^(?:blocks|features)\//;

/** What Vite puts into open pages and into the next one by itself. */
const HOT =
  /^(?:blocks|features|rendering|site)\/.*(?:\.tsx|\.client\.ts|\/client\/.*|\/use[A-Z]\w*\.ts)$|^design-system\//;
/** The processes read them again by themselves. */
const TABLE = /^redirects\/[\w-]+\.csv$/;
/** Tells a browser program, which Vite serves alone, from what the server reads too. */
const BROWSER_ALONE = /^(?:cms\/editor|site\/edit)\//;

const WEB =
  /^(?:(?:server|redirects|platform|domain|messages|rendering|features|sites|site|blocks|schema\/generated)\/|schema\/\w+\.ts$)/;
/** Content and pictures are read as they are asked for. */
const READ_LATER = /^(?:cms\/content|services\/media\/files)\//;
const EMBEDDED =
  /^(?:(?:services|cms(?!\/editor\/)|redirects|platform|domain|sites|schema\/generated)\/|schema\/\w+\.ts$)/;

/**
 * What must be done so that changed sources take effect: processes read most of them once. What Vite replaces in
 * pages, and files that are read when they are asked for, have no consequence here.
 */
export function consequencesOf(changes: readonly SourceChange[]): Consequences {
  const restart = new Set<'embedded' | 'web'>();
  let codegen = false;
  for (const { path, isNewOrGone } of changes) {
    if (GENERATES.test(path) || (isNewOrGone && GENERATES_BY_NAME.test(path))) codegen = true;
    if (TABLE.test(path)) continue;
    if (EMBEDDED.test(path) && !READ_LATER.test(path)) restart.add('embedded');
    if (WEB.test(path) && !HOT.test(path) && !BROWSER_ALONE.test(path)) restart.add('web');
  }
  return { codegen, restart };
}
