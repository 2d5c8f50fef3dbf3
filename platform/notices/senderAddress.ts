/**
 * Address that e-mails of a site come from.
 * @param start public origin of the site
 * @param set the address of the configuration, which goes before `no-reply` at the site's host
 */
export const senderAddress = (start: string, set: string | undefined): string =>
  set ?? `no-reply@${new URL(start).hostname}`;
