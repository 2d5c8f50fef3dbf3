import type { ApolloClient } from '@apollo/client';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import type { JotFormFields } from '../../../schema/generated/fields';
import type { Site } from '../../../sites/site.types';
import { fetchPage } from '../../../platform/content/fetchPage';
import type { PageBlock } from '../../../platform/content/page.types';
import { resolveRoute } from '../../../platform/content/resolveRoute';

/** Finds the ids of the provider's forms that editors have placed on a published page of a site. */
export type FindPlacedForms = (site: Site, path: string) => Promise<ReadonlySet<string>>;

/** Maximum number of pages whose form ids are cached. */
const MAX_PAGES = 200;

/**
 * Creates a function that reads the page's layout at each call, so that a form works as soon as it is
 * published. While the content platform is down, the ids that were read last are returned; the function
 * rejects without them.
 */
export function createFindPlacedForms(content: ApolloClient): FindPlacedForms {
  const idsByPage = new BoundedMemory<string, ReadonlySet<string>>({
    name: 'forms of pages',
    max: MAX_PAGES,
  });
  return async (site, path) => {
    const route = resolveRoute(site, path);
    if (!route) return new Set();
    const key = `${site.name} ${path}`;
    try {
      const fetchedPage = await fetchPage(content, { site: site.name, ...route });
      const ids = new Set(fetchedPage ? formIdsIn(fetchedPage.page.placeholders) : []);
      if (ids.size > 0) idsByPage.set(key, ids);
      else idsByPage.delete(key);
      return ids;
    } catch (error) {
      const cachedIds = idsByPage.get(key);
      if (cachedIds) return cachedIds;
      throw error;
    }
  };
}

function formIdsIn(placeholders: PageBlock['placeholders']): string[] {
  return Object.values(placeholders).flatMap((blocks) =>
    blocks.flatMap((block) => {
      const nestedIds = formIdsIn(block.placeholders);
      if (block.name !== 'JotForm') return nestedIds;
      const { FormId } = block.fields as JotFormFields;
      return [...nestedIds, FormId?.value.trim() ?? ''];
    }),
  );
}
