import { isHref } from '../../../schema/href';

/** The address if a link may lead there, else undefined. */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  return address && isHref(address) ? address : undefined;
}

/** Whether an address leads to another site: it names a host of its own. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}
