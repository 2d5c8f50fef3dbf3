import type { FieldValues } from '../../items/item';
import { sameValue } from '../publishing/sameContent';
import { editError } from '../editError';
import { includesRole, type Actor } from '../people/actor';
import { partTemplates } from './siteParts';

/** Field of a site's settings that says where visitors find the site. */
const addressField = 'url';

/**
 * Where visitors find a site decides what every page names as its address: a matter of whoever runs the site.
 * @param template name of the template of the item that is changed
 * @throws FORBIDDEN when somebody else than an administrator changes it
 */
export function checkPublicAddress(
  actor: Actor,
  template: string,
  before: FieldValues,
  after: FieldValues,
): void {
  if (template !== partTemplates.SETTINGS || includesRole(actor.role, 'administrator')) return;
  if (sameValue(before[addressField], after[addressField])) return;
  throw editError('FORBIDDEN', 'Only an administrator changes the public address of a site.', {
    neededRole: 'administrator',
  });
}
