import type { ClientScriptName } from '../schema/generated/clientScriptNames';

/**
 * Marks the element that a plain script runs for: `start` of `<Name>.client.ts` gets it. A name without
 * such a file is a type error.
 */
export const clientScript = (name: ClientScriptName) => ({ 'data-client': name });

/**
 * Marks a place whose buttons the script of another element answers, wherever on the page that is. The other
 * element may be a feature's that is not part of the product.
 */
export const answeredBy = (name: string) => ({ 'data-answered-by': name });
