import type { DevRequest } from '../../site/dev/devPage.types';
import { askVike } from '../pages/askVike';

/** HTML of a developer page through Vike, as of all pages; undefined when there is no such page. */
export async function renderDevPage(dev: DevRequest): Promise<string | undefined> {
  const { found, httpResponse } = await askVike({ dev });
  return found ? httpResponse.body : undefined;
}
