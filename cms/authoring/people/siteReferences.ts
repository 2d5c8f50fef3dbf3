import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { fieldsOf } from '../../../domain/isRecord';
import type { SiteReferences } from './permissions';

/** Names of arguments, and of fields of inputs, that name sites. */
const siteArgumentPattern = /^(\w*S|s)ites?(Names?)?$/;

/** Names of arguments, and of fields of inputs, that name items by path or id. */
const itemArgumentPattern =
  /^(items?|pages?|parent|folder|target|source|path|paths|route|\w*(Item|Page|Parent|Folder|Target|Source)s?(Ids?|Paths?)?|(item|page|parent|folder|target|source|shared|owner)(Ids?|Paths?))$/;

interface NamedInput {
  name: string;
  type: GraphQLInputType;
}

/**
 * The sites and items that a field's arguments name, found by the argument names of the schema;
 * JSON values are not searched.
 */
export function siteReferences(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  args: Readonly<Record<string, unknown>>,
): SiteReferences {
  const sites: string[] = [];
  const items: string[] = [];
  const visit = ({ name, type }: NamedInput, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (isNonNullType(type)) return visit({ name, type: type.ofType }, value);
    if (isListType(type)) {
      const inner = { name, type: type.ofType };
      return (Array.isArray(value) ? value : [value]).forEach((one) => visit(inner, one));
    }
    if (isInputObjectType(type)) {
      const values = fieldsOf(value);
      return Object.values(type.getFields()).forEach((one) => visit(one, values[one.name]));
    }
    if (typeof value !== 'string') return;
    if (siteArgumentPattern.test(name)) sites.push(value);
    else if (itemArgumentPattern.test(name)) items.push(value);
  };
  for (const arg of field.args) visit(arg, args[arg.name]);
  return { sites, items };
}

/** Whether a field has an argument for a site or an item. */
export function canNameSite({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): boolean {
  const canName = ({ name, type }: NamedInput): boolean => {
    if (isNonNullType(type) || isListType(type)) {
      return canName({ name, type: type.ofType });
    }
    if (isInputObjectType(type)) return Object.values(type.getFields()).some(canName);
    return siteArgumentPattern.test(name) || itemArgumentPattern.test(name);
  };
  return args.some(canName);
}
