import { adoptStyles } from '../../../../rendering/client/adoptStyles';
import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import { nextPaint } from '../../../../rendering/client/nextPaint';
import { clientScriptSelector } from '../../../../rendering/client/selectors';

/**
 * Fetches the page of another address and returns its list. It pauses before and after the slow work, so that
 * input is handled in between.
 * @param name name of the list's client script
 * @throws if the page cannot be loaded or has no list, or if `signal` is aborted
 */
export async function fetchList(
  href: string,
  { name, signal }: { name: ClientScriptName; signal: AbortSignal },
): Promise<HTMLElement> {
  const response = await fetch(href, { headers: { Accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const html = await response.text();
  await nextPaint();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const list = page.querySelector<HTMLElement>(clientScriptSelector(name));
  if (!list) throw new Error('The page has no list');
  adoptStyles(page);
  await nextPaint();
  signal.throwIfAborted();
  return list;
}
