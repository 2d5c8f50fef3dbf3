import { GraphQLError } from 'graphql';
import { inLanguage, type ContentTree, type LocalItem } from '../items/contentTree';
import { findField, storedValueOf } from './fieldAccess';
import { parseId, type ItemId } from '../items/guid';
import type { ContentItem } from '../items/item';

export type SearchOperator = 'EQ' | 'CONTAINS' | 'NEQ' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

export interface SearchPredicate {
  AND?: readonly (SearchPredicate | null)[] | null;
  OR?: readonly (SearchPredicate | null)[] | null;
  name?: string | null;
  operator?: SearchOperator | null;
  value?: string | null;
}

export interface SearchOrder {
  name: string;
  direction?: 'ASC' | 'DESC' | null;
}

type Test = (candidate: LocalItem) => boolean;

/**
 * Items that satisfy a predicate, one result per language version, in tree order or in that of a
 * field. Throws a GraphQLError for an incomplete predicate or an id that is none.
 */
export function searchItems(
  tree: ContentTree,
  where: SearchPredicate,
  orderBy: SearchOrder | null | undefined,
): LocalItem[] {
  const test = compile(tree, where);
  const found: LocalItem[] = [];
  for (const item of candidates(tree, where)) {
    for (const language of item.versions.keys()) {
      const candidate = inLanguage(item, language);
      if (candidate && test(candidate)) found.push(candidate);
    }
  }
  return orderBy ? sortBy(tree, found, orderBy) : found;
}

/** A search below one item, the usual kind, need not look at the rest of the tree. */
function candidates(tree: ContentTree, where: SearchPredicate): Iterable<ContentItem> {
  const conditions = [where, ...(where.AND ?? [])];
  for (const condition of conditions) {
    const id =
      condition?.name === '_path' && isPositive(condition) && parseId(condition.value ?? '');
    const root = id ? tree.find(id) : undefined;
    if (root) return tree.branchOf(root);
  }
  return tree.all();
}

function isPositive({ operator }: SearchPredicate): boolean {
  return !operator || operator === 'EQ' || operator === 'CONTAINS';
}

function compile(tree: ContentTree, predicate: SearchPredicate): Test {
  const tests: Test[] = [];
  const all = predicate.AND?.filter((one) => one !== null).map((one) => compile(tree, one)) ?? [];
  const any = predicate.OR?.filter((one) => one !== null).map((one) => compile(tree, one)) ?? [];
  if (all.length > 0) tests.push((candidate) => all.every((test) => test(candidate)));
  if (any.length > 0) tests.push((candidate) => any.some((test) => test(candidate)));
  if (predicate.name) tests.push(compileCondition(tree, predicate.name, predicate));
  if (tests.length === 0) throw new GraphQLError('A search predicate needs a name, AND or OR.');
  return (candidate) => tests.every((test) => test(candidate));
}

function compileCondition(tree: ContentTree, name: string, predicate: SearchPredicate): Test {
  const operator = predicate.operator ?? 'EQ';
  const value = predicate.value ?? '';
  switch (name.toLowerCase()) {
    case '_path':
      return compileIds(operator, value, name, ({ item }) => [
        item.id,
        ...tree.ancestorsOf(item).map((ancestor) => ancestor.id),
      ]);
    case '_templates':
      return compileIds(operator, value, name, ({ item }) => templateIds(tree, item));
    case '_language':
      return compareText(operator, value, ({ version }) => version.language);
    case '_name':
      return compareText(operator, value, ({ item }) => item.name);
    default:
      return compareText(operator, value, (candidate) => fieldText(tree, candidate, name));
  }
}

function templateIds(tree: ContentTree, item: ContentItem): ItemId[] {
  const template = tree.templateOf(item);
  return template ? [template.id, ...template.baseTemplates.map((base) => base.id)] : [];
}

function compileIds(
  operator: SearchOperator,
  value: string,
  name: string,
  idsOf: (candidate: LocalItem) => ItemId[],
): Test {
  const id = parseId(value);
  if (!id) throw new GraphQLError(`"${name}" is searched by id, and "${value}" is none.`);
  const isNegative = operator === 'NEQ' || operator === 'NCONTAINS';
  return (candidate) => idsOf(candidate).includes(id) !== isNegative;
}

function compareText(
  operator: SearchOperator,
  value: string,
  textOf: (candidate: LocalItem) => string,
): Test {
  const wanted = normalise(value);
  const order = (candidate: LocalItem): number =>
    compareValues(normalise(textOf(candidate)), wanted);
  switch (operator) {
    case 'EQ':
      return (candidate) => normalise(textOf(candidate)) === wanted;
    case 'NEQ':
      return (candidate) => normalise(textOf(candidate)) !== wanted;
    case 'CONTAINS':
      return (candidate) => normalise(textOf(candidate)).includes(wanted);
    case 'NCONTAINS':
      return (candidate) => !normalise(textOf(candidate)).includes(wanted);
    case 'LT':
      return (candidate) => order(candidate) < 0;
    case 'LTE':
      return (candidate) => order(candidate) <= 0;
    case 'GT':
      return (candidate) => order(candidate) > 0;
    case 'GTE':
      return (candidate) => order(candidate) >= 0;
  }
}

/** Case does not matter; an id matches in any format; "true" and "false" match checkboxes. */
function normalise(text: string): string {
  const lower = text.trim().toLowerCase();
  if (lower === 'true') return '1';
  if (lower === 'false') return '';
  return lower.replace(
    /[{(]?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})[)}]?/g,
    '$1$2$3$4$5',
  );
}

/** Numbers by size, everything else as text; the stored form of dates sorts by time. */
function compareValues(a: string, b: string): number {
  const isNumeric = a !== '' && b !== '' && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b));
  return isNumeric ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
}

function fieldText(tree: ContentTree, candidate: LocalItem, name: string): string {
  const field = findField(tree.templateOf(candidate.item), name);
  return field ? storedValueOf(candidate, field) : '';
}

function sortBy(
  tree: ContentTree,
  found: LocalItem[],
  { name, direction }: SearchOrder,
): LocalItem[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const keyOf = (candidate: LocalItem): string =>
    name.toLowerCase() === '_name'
      ? candidate.item.name.toLowerCase()
      : normalise(fieldText(tree, candidate, name));
  return found
    .map((candidate) => ({ candidate, key: keyOf(candidate) }))
    .sort((a, b) => sign * compareValues(a.key, b.key))
    .map(({ candidate }) => candidate);
}
