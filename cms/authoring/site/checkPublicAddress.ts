import type { FieldValues } from '../../items/item.types';
import { isSameValue } from '../publishing/isSameContent';
import { createEditError } from '../createEditError';
import { includesRole, type Actor } from '../people/actor';
import { partTemplates } from './siteParts';

/** Field of a site's settings with the public address of the site. */
const ADDRESS_FIELD = 'url';

/**
 * The public address of a site determines the canonical addresses of all pages, so only
 * administrators may change it.
 * @param template name of the changed item's template
 * @throws FORBIDDEN when an account that is not an administrator changes the address
 */
export function checkPublicAddress(
  actor: Actor,
  template: string,
  before: FieldValues,
  after: FieldValues,
): void {
  if (template !== partTemplates.SETTINGS || includesRole(actor.role, 'administrator')) return;
  if (isSameValue(before[ADDRESS_FIELD], after[ADDRESS_FIELD])) return;
  throw createEditError(
    'FORBIDDEN',
    'Only an administrator changes the public address of a site.',
    {
      neededRole: 'administrator',
    },
  );
}
