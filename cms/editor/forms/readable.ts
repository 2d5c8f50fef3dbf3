import type { FieldContract } from '../../../schema/contract';

/** A contract's description for editors: without the places in documents that it names for developers. */
export function readableHint(description: string | undefined): string | undefined {
  return description?.replace(/ ?\((?:spec|fields\.|pages\.|decisions)[^)]*\)/gi, '');
}

/** What forms call a field: what its contract says, or its own name in words. */
export const fieldLabel = (name: string, contract: FieldContract | undefined): string =>
  contract?.label ?? readable(name);

/** A contract's name of a field as people read it: `BackgroundColor` becomes `Background color`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ');
  return words
    .map((word, index) =>
      index === 0
        ? word.slice(0, 1).toUpperCase() + word.slice(1)
        : /^[A-Z]{2,}$/.test(word)
          ? word
          : word.toLowerCase(),
    )
    .join(' ');
}
