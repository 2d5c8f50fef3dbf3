import type { Account } from '../../people/accounts/accountsApi';

/** Whether an account is enabled and may edit a site, so that it can decide in the site's stages. */
export const canDecideOn = (
  { isDisabled, role, sites }: Pick<Account, 'isDisabled' | 'role' | 'sites'>,
  site: string,
): boolean => !isDisabled && (role === 'administrator' || !sites || sites.includes(site));
