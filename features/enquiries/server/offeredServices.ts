import type { ApolloClient } from '@apollo/client';
import type { Logger } from 'pino';
import type { ServiceRequestFormFields, ServiceTypeFields } from '../../../schema/generated/fields';
import { fetchPage } from '../../../platform/content/fetchPage';
import type { PageBlock } from '../../../platform/content/page.types';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import type { FormSources } from './formDefinition.types';

/**
 * Creates a function that reads the services that a page's service request offers from the page's content:
 * none on a page without the form. It returns undefined while the content platform is down, so that requests
 * are still accepted.
 */
export function createFindServices(
  content: ApolloClient,
  logger: Logger,
): FormSources['findServices'] {
  return async (site, path) => {
    const route = resolveRoute(site, path);
    if (!route) return { car: [], motorcycle: [] };
    try {
      const fetchedPage = await fetchPage(content, { site: site.name, ...route });
      const forms = findForms(fetchedPage?.page.placeholders ?? {});
      return {
        car: forms.flatMap(({ CarServices }) => serviceNames(CarServices)),
        motorcycle: forms.flatMap(({ MotorcycleServices }) => serviceNames(MotorcycleServices)),
      };
    } catch (error) {
      logger.warn(
        { error },
        'service request accepted with unchecked services; content not loaded',
      );
      return undefined;
    }
  };
}

/** The fields of all service request forms on a page, including those in nested blocks. */
function findForms(placeholders: PageBlock['placeholders']): ServiceRequestFormFields[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((block) => [
      ...(block.name === 'ServiceRequestForm' ? [block.fields] : []),
      ...findForms(block.placeholders),
    ]);
}

const serviceNames = (types: readonly ServiceTypeFields[] = []): string[] =>
  types.flatMap(({ Name }) => Name?.value ?? []);
