import { adoptStyles } from '../../client/adoptStyles';

/** The list of another address, as its page has it. @throws when it cannot be had, also when aborted */
export async function fetchList(href: string, signal: AbortSignal): Promise<HTMLElement> {
  const response = await fetch(href, { headers: { Accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const list = page.querySelector<HTMLElement>('[data-car-list]');
  if (!list) throw new Error('The page has no list of cars');
  adoptStyles(page);
  return list;
}
