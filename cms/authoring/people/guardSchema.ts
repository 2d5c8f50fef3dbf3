import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AuthoringContext, SiteLookup } from '../authoringContext';
import { checkFoundSite, checkRole, checkSites, isOfNoSite } from './permissions';
import { canNameSite, siteReferences } from './siteReferences';

/** Asks for the role and the sites that a question or a change needs, before anything of it happens. */
export function guardSchema(
  schema: GraphQLSchema,
  lookups: Readonly<Record<string, SiteLookup>>,
): void {
  guard(schema.getQueryType(), lookups, false);
  guard(schema.getMutationType(), lookups, true);
}

function guard(
  type: GraphQLObjectType | null | undefined,
  lookups: Readonly<Record<string, SiteLookup>>,
  isChange: boolean,
): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const lookup = lookups[field.name];
    const isNamed = !isOfNoSite(field.name) && (!lookup || canNameSite(field));
    const begin = async (args: Record<string, unknown>, context: AuthoringContext) => {
      const { actor } = context;
      checkRole(actor, field.name);
      if (isNamed) checkSites(context, siteReferences(field, args), isChange);
      if (lookup && actor.sites) checkFoundSite(actor, await lookup(args, context), isChange);
    };
    field.resolve = async (
      source,
      args: Record<string, unknown>,
      context: AuthoringContext,
      info,
    ) => {
      await begin(args, context);
      return resolve(source, args, context, info);
    };
  }
}
