import type { IslandName } from '../islandProps';
import type { ClientScriptName } from '../../schema/generated/clientScriptNames';

/** Finds what `clientScript` has marked. */
export const clientScriptSelector = (name: ClientScriptName) => `[data-client=${name}]`;

/** Finds what `answeredBy` has marked. */
export const answeredBySelector = (name: string) => `[data-answered-by=${name}]`;

/** Finds the islands of a name. */
export const islandSelector = (name: IslandName) => `[data-island=${name}]`;

/** Everything that has script of its own. */
const owners = '[data-client], [data-island], [data-answered-by]';

/** Whether a node belongs to an element, and not to an inner element with a script of its own. */
export const isOf =
  (element: Element) =>
  (target: Element): boolean =>
    target.closest(owners) === element;
