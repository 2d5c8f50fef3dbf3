import type { IslandName } from '../islandProps';
import type { ClientScriptName } from '../../schema/generated/clientScriptNames';

/** Selector of the elements that `clientScript` has marked. */
export const clientScriptSelector = (name: ClientScriptName) => `[data-client=${name}]`;

/** Selector of the elements that `answeredBy` has marked. */
export const answeredBySelector = (name: string) => `[data-answered-by=${name}]`;

/** Selector of the islands of a name. */
export const islandSelector = (name: IslandName) => `[data-island=${name}]`;

/** Selector of elements that have their own script. */
const SCRIPTED_ELEMENTS = '[data-client], [data-island], [data-answered-by]';

/** Returns whether a node belongs to the element, and not to an inner element with its own script. */
export const belongsTo =
  (element: Element) =>
  (target: Element): boolean =>
    target.closest(SCRIPTED_ELEMENTS) === element;
