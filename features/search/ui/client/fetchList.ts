import { adoptStyles } from '../../../../rendering/client/adoptStyles';
import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import { nextPaint } from '../../../../rendering/client/nextPaint';
import { clientScriptSelector } from '../../../../rendering/client/selectors';

/**
 * The list of another address, as its page has it. A page takes a slow phone a while to read: whatever was pressed has
 * been answered before.
 * @param name of the list's script
 * @throws when it cannot be had, also when aborted
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
