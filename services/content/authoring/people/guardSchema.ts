import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AuthoringContext } from '../authoringContext';
import { checkRole, checkSites } from './permissions';
import { siteReferences } from './siteReferences';

/** Asks for the role and the sites that a question or a change needs, before anything of it happens. */
export function guardSchema(schema: GraphQLSchema): void {
  guard(schema.getQueryType(), false);
  guard(schema.getMutationType(), true);
}

function guard(type: GraphQLObjectType | null | undefined, isChange: boolean): void {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args: Record<string, unknown>, context: AuthoringContext, info) => {
      checkRole(context.actor, field.name);
      checkSites(context, field.name, siteReferences(field, args), isChange);
      return resolve(source, args, context, info);
    };
  }
}
