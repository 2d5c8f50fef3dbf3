import { useRef } from 'react';
import { isRecord } from '../../../domain/isRecord';
import { useLinkPlace } from './LinkPlace';
import { readLinkTarget } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** Maximum number of links that are checked when a form is submitted. */
const MAX_LINKS = 20;

/**
 * Returns a function that checks the links in values before they are saved, and resolves with a warning
 * about broken
 * ones. It warns about each link once, so that a second attempt saves it.
 */
export function useDeadLinkWarning(): (values: unknown) => Promise<string | undefined> {
  const linkPlace = useLinkPlace();
  const warnedHrefs = useRef(new Set<string>());
  return async (values) => {
    if (!linkPlace) return undefined;
    const { authoring, place } = linkPlace;
    const hrefs = [...new Set(collectHrefs(values))].slice(0, MAX_LINKS);
    const results = await Promise.all(
      hrefs.map(async (href) => {
        const link = { site: place.site.name, language: place.language, href };
        // If the platform is unreachable, saving shows it.
        const target = await readLinkTarget(authoring, link).catch(() => undefined);
        return target === null ? [href] : [];
      }),
    );
    const deadHrefs = results.flat().filter((href) => !warnedHrefs.current.has(href));
    if (deadHrefs.length === 0) return undefined;
    for (const href of deadHrefs) warnedHrefs.current.add(href);
    return texts.deadWarning({ hrefs: deadHrefs.join(', ') });
  };
}

/**
 * Returns the addresses of this site in form values, at any depth. A link with the id of a page is always
 * valid.
 */
function collectHrefs(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/<a\b[^<>]*?\shref="(\/[^"<>]*)"[^<>]*>/gi)].flatMap(
      ([tag, href = '']) => (tag.includes('data-item=') ? [] : [href]),
    );
  }
  if (Array.isArray(value)) return value.flatMap(collectHrefs);
  if (!isRecord(value)) return [];
  const { href, id } = value;
  if (typeof href === 'string') return href.startsWith('/') && id === undefined ? [href] : [];
  return Object.values(value).flatMap(collectHrefs);
}
