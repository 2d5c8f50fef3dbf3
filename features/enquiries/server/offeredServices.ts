import type { ApolloClient } from '@apollo/client';
import type { Logger } from 'pino';
import type { ServiceRequestFormFields, ServiceTypeFields } from '../../../schema/generated/fields';
import { fetchPage } from '../../../platform/content/fetchPage';
import type { PageBlock } from '../../../platform/content/page.types';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import type { FormSources } from './formDefinition.types';

/**
 * Finds what the service request on a page offers, in its content: nothing on a page without the form. Undefined
 * while the content platform does not answer, because no request is refused for that.
 */
export function createFindServices(
  content: ApolloClient,
  logger: Logger,
): FormSources['findServices'] {
  return async (site, path) => {
    const route = resolveRoute(site, path);
    if (!route) return { car: [], motorcycle: [] };
    try {
      const found = await fetchPage(content, { site: site.name, ...route });
      const forms = formsIn(found?.page.placeholders ?? {});
      return {
        car: forms.flatMap(({ CarServices }) => namesOf(CarServices)),
        motorcycle: forms.flatMap(({ MotorcycleServices }) => namesOf(MotorcycleServices)),
      };
    } catch (error) {
      logger.warn({ error }, 'services of a request are taken unchecked: no content');
      return undefined;
    }
  };
}

/** The fields of each such form on a page, inside other blocks too. */
function formsIn(placeholders: PageBlock['placeholders']): ServiceRequestFormFields[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((block) => [
      ...(block.name === 'ServiceRequestForm' ? [block.fields] : []),
      ...formsIn(block.placeholders),
    ]);
}

const namesOf = (types: readonly ServiceTypeFields[] = []): string[] =>
  types.flatMap(({ Name }) => Name?.value ?? []);
