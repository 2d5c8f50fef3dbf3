import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import { checkFoundSite, checkPages, checkRole, checkSites, concernsNoSite } from './permissions';
import { canNameSite, siteReferences } from './siteReferences';

/** Checks the role and the sites that a query or mutation needs before its resolver runs. */
export function guardSchema(
  schema: GraphQLSchema,
  lookups: Readonly<Record<string, SiteLookup>>,
): void {
  guardFields(schema.getQueryType(), lookups, false);
  guardFields(schema.getMutationType(), lookups, true);
}

function guardFields(
  type: GraphQLObjectType | null | undefined,
  lookups: Readonly<Record<string, SiteLookup>>,
  isChange: boolean,
): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const lookup = lookups[field.name];
    const mustNameSite = !concernsNoSite(field.name) && (!lookup || canNameSite(field));
    const checkAccess = async (args: Record<string, unknown>, context: AuthoringContext) => {
      const { actor } = context;
      checkRole(actor, field.name);
      const references = siteReferences(field, args);
      if (mustNameSite) checkSites(context, references, isChange);
      if (isChange) checkPages(context, field.name, references.items);
      if (lookup && actor.sites) checkFoundSite(actor, await lookup(args, context), isChange);
    };
    field.resolve = async (
      source,
      args: Record<string, unknown>,
      context: AuthoringContext,
      info,
    ) => {
      await checkAccess(args, context);
      return resolve(source, args, context, info);
    };
  }
}
