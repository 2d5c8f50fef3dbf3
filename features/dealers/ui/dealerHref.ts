/** Address of a dealer's own page; undefined when the site has no such pages. */
export const dealerHref = (dealerPath: string | undefined, slug: string): string | undefined =>
  dealerPath && slug ? `${dealerPath}/${encodeURIComponent(slug)}` : undefined;
