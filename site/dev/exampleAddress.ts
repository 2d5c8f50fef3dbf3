import type { ThemeName } from '../../design-system/themes/themes';

/** Where the developer pages live. */
export const devPath = '/_dev';

/** Address of the list of developer pages, seen in a theme. */
export function devAddress(theme: ThemeName): string {
  return `${devPath}?theme=${theme}`;
}

/** Address of a block's examples one below the other, or of a single one by itself. */
export function exampleAddress(block: string, theme: ThemeName, example?: string): string {
  const name = example === undefined ? block : `${block}/${encodeURIComponent(example)}`;
  return `${devPath}/blocks/${name}?theme=${theme}`;
}

/** Address of the list of what the process keeps in memory. */
export const memoryAddress = (theme: ThemeName): string => `${devPath}/memory?theme=${theme}`;

const metricsPath = `${devPath}/metrics`;

/** Address of the page of metrics, read again every few seconds or standing still. */
export function metricsAddress(theme: ThemeName, live: boolean): string {
  return `${metricsPath}?theme=${theme}${live ? '' : '&live=off'}`;
}

/** Whether a page is read again every few seconds. */
export const isLive = (path: string, query: URLSearchParams): boolean =>
  path.replace(/\/+$/, '') === metricsPath && query.get('live') !== 'off';
