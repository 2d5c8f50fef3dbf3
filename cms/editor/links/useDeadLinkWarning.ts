import { useRef } from 'react';
import { isRecord } from '../../../domain/isRecord';
import { useLinkPlace } from './LinkPlace';
import { readLinkTarget } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** Most links of a form that are looked up when it is sent. */
const maxLinks = 20;

/**
 * A function that looks links up that are about to be saved, and gives a warning for those that lead
 * nowhere. A second try with the same links gives none: whoever means it may keep them.
 */
export function useDeadLinkWarning(): (values: unknown) => Promise<string | undefined> {
  const at = useLinkPlace();
  const warned = useRef(new Set<string>());
  return async (values) => {
    if (!at) return undefined;
    const { authoring, place } = at;
    const hrefs = [...new Set(hrefsIn(values))].slice(0, maxLinks);
    const found = await Promise.all(
      hrefs.map(async (href) => {
        const link = { site: place.site.name, language: place.language, href };
        // Saving itself says when nobody can be asked.
        const target = await readLinkTarget(authoring, link).catch(() => undefined);
        return target === null ? [href] : [];
      }),
    );
    const dead = found.flat().filter((href) => !warned.current.has(href));
    if (dead.length === 0) return undefined;
    for (const href of dead) warned.current.add(href);
    return texts.deadWarning(dead.join(', '));
  };
}

/** Addresses of the site in the values of a form, at any depth; links with a page's id are known. */
function hrefsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/<a\b[^<>]*?\shref="(\/[^"<>]*)"[^<>]*>/gi)].flatMap(
      ([tag, href = '']) => (tag.includes('data-item=') ? [] : [href]),
    );
  }
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (!isRecord(value)) return [];
  const { href, id } = value;
  if (typeof href === 'string') return href.startsWith('/') && id === undefined ? [href] : [];
  return Object.values(value).flatMap(hrefsIn);
}
