/** Address of a dealer's own page (spec 3 §2.1); undefined where the site has no such pages. */
export const dealerHref = (dealerPath: string | undefined, slug: string): string | undefined =>
  dealerPath && slug ? `${dealerPath}/${encodeURIComponent(slug)}` : undefined;
