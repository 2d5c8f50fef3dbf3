import type { ClientScriptName } from '../schema/generated/clientScriptNames';

/**
 * Marks the element that a client script runs for: it is passed to `start` in `<Name>.client.ts`. A name
 * without such a file is a type error.
 */
export const clientScript = (name: ClientScriptName) => ({ 'data-client': name });

/**
 * Marks an area whose buttons another element's script handles, wherever on the page that element is. The
 * other element may belong to a feature that the product does not include.
 */
export const answeredBy = (name: string) => ({ 'data-answered-by': name });
