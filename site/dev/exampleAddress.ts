import type { ThemeName } from '../../design-system/themes/themes';

/** Path of the developer pages. */
export const DEV_PATH = '/_dev';

/** Address of the list of developer pages, in a theme. */
export function devAddress(theme: ThemeName): string {
  return `${DEV_PATH}?theme=${theme}`;
}

/** Address of all examples of a block, or of a single one. */
export function exampleAddress(block: string, theme: ThemeName, example?: string): string {
  const name = example === undefined ? block : `${block}/${encodeURIComponent(example)}`;
  return `${DEV_PATH}/blocks/${name}?theme=${theme}`;
}

/** Address of the list of the process's caches. */
export const memoryAddress = (theme: ThemeName): string => `${DEV_PATH}/memory?theme=${theme}`;

const METRICS_PATH = `${DEV_PATH}/metrics`;

/** Address of the metrics page, reloading every few seconds or not. */
export function metricsAddress(theme: ThemeName, live: boolean): string {
  return `${METRICS_PATH}?theme=${theme}${live ? '' : '&live=off'}`;
}

/** Whether a page reloads every few seconds. */
export const isLive = (path: string, query: URLSearchParams): boolean =>
  path.replace(/\/+$/, '') === METRICS_PATH && query.get('live') !== 'off';
