import { renderPage } from 'vike/server';
import type { DevRequest } from '../../site/dev/devPage.types';

interface VikeResult {
  httpResponse: { body: string };
  errorWhileRendering: unknown;
  found?: boolean;
}

/** HTML of a developer page through Vike, as of all pages; undefined when there is no such page. */
export async function renderDevPage(dev: DevRequest): Promise<string | undefined> {
  const result = (await renderPage({ urlOriginal: '/', dev })) as unknown as VikeResult;
  if (result.errorWhileRendering) throw result.errorWhileRendering;
  return result.found ? result.httpResponse.body : undefined;
}
