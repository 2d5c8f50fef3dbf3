const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * The address if a link may lead there, else undefined: relative addresses and those of harmless schemes. Browsers skip
 * control characters and blanks within a scheme (WHATWG URL, "remove all ASCII tab or newline"), so they are skipped here.
 */
export function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim();
  if (!address) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase()) ? address : undefined;
}

/** Whether an address leads to another site: it names a host of its own. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}
