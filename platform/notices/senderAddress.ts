/**
 * Sender address of a site's e-mails.
 * @param origin public origin of the site
 * @param configured address that takes precedence over `no-reply` at the site's host
 */
export const senderAddress = (origin: string, configured: string | undefined): string =>
  configured ?? `no-reply@${new URL(origin).hostname}`;
