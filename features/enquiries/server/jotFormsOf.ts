import type { ApolloClient } from '@apollo/client';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import type { JotFormFields } from '../../../schema/generated/fields';
import type { Site } from '../../../sites/site.types';
import { fetchPage } from '../../../platform/content/fetchPage';
import type { PageBlock } from '../../../platform/content/page.types';
import { resolveRoute } from '../../../platform/content/resolveRoute';

/** Ids of the provider's forms that editors have placed on a published page of a site. */
export type JotFormsOf = (site: Site, path: string) => Promise<ReadonlySet<string>>;

/** Pages that are remembered for the time that the content platform is down. */
const MAX_KNOWN = 200;

/**
 * Reads them from the page's layout each time, so that a form counts as soon as it is published. Rejects when the
 * content platform cannot be reached and nothing is known of the page.
 */
export function createJotFormsOf(content: ApolloClient): JotFormsOf {
  const known = new BoundedMemory<string, ReadonlySet<string>>({
    name: 'forms of pages',
    max: MAX_KNOWN,
  });
  return async (site, path) => {
    const route = resolveRoute(site, path);
    if (!route) return new Set();
    const key = `${site.name} ${path}`;
    try {
      const found = await fetchPage(content, { site: site.name, ...route });
      const ids = new Set(found ? formIdsIn(found.page.placeholders) : []);
      if (ids.size > 0) known.set(key, ids);
      else known.delete(key);
      return ids;
    } catch (error) {
      const before = known.get(key);
      if (before) return before;
      throw error;
    }
  };
}

function formIdsIn(placeholders: PageBlock['placeholders']): string[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => {
      const inside = formIdsIn(block.placeholders);
      if (block.name !== 'JotForm') return inside;
      const { FormId } = block.fields as JotFormFields;
      return [...inside, FormId?.value.trim() ?? ''];
    }),
  );
}
