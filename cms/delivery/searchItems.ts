import { GraphQLError } from 'graphql';
import { toLocalItem, type ContentTree, type LocalItem } from '../items/ContentTree';
import { findField, readStoredText } from './readFieldValue';
import { parseId, type ItemId } from '../items/guid';
import type { ContentItem } from '../items/item.types';

type SearchOperator = 'EQ' | 'CONTAINS' | 'NEQ' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

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

type Predicate = (candidate: LocalItem) => boolean;

/**
 * Finds the items that match a predicate: one result for each language version, in tree order or sorted by a
 * field. @throws GraphQLError for an incomplete predicate or an invalid id
 */
export function searchItems(
  tree: ContentTree,
  where: SearchPredicate,
  orderBy: SearchOrder | null | undefined,
): LocalItem[] {
  const isMatch = compilePredicate(tree, where);
  const results: LocalItem[] = [];
  for (const item of listCandidates(tree, where)) {
    for (const language of item.versions.keys()) {
      const candidate = toLocalItem(item, language);
      if (candidate && isMatch(candidate)) results.push(candidate);
    }
  }
  return orderBy ? sortItems(tree, results, orderBy) : results;
}

/** Lists the items to test. Most searches are below one item, so that only its branch is needed. */
function listCandidates(tree: ContentTree, where: SearchPredicate): Iterable<ContentItem> {
  const conditions = [where, ...(where.AND ?? [])];
  for (const condition of conditions) {
    const id =
      condition?.name === '_path' && includesMatches(condition) && parseId(condition.value ?? '');
    const root = id ? tree.find(id) : undefined;
    if (root) return tree.listBranch(root);
  }
  return tree.listAll();
}

function includesMatches({ operator }: SearchPredicate): boolean {
  return !operator || operator === 'EQ' || operator === 'CONTAINS';
}

function compilePredicate(tree: ContentTree, predicate: SearchPredicate): Predicate {
  const conditions: Predicate[] = [];
  const allOf =
    predicate.AND?.filter((condition) => condition !== null).map((one) =>
      compilePredicate(tree, one),
    ) ?? [];
  const anyOf =
    predicate.OR?.filter((condition) => condition !== null).map((one) =>
      compilePredicate(tree, one),
    ) ?? [];
  if (allOf.length > 0) conditions.push((candidate) => allOf.every((test) => test(candidate)));
  if (anyOf.length > 0) conditions.push((candidate) => anyOf.some((test) => test(candidate)));
  if (predicate.name) conditions.push(compileCondition(tree, predicate.name, predicate));
  if (conditions.length === 0)
    throw new GraphQLError('A search predicate needs a name, AND or OR.');
  return (candidate) => conditions.every((test) => test(candidate));
}

function compileCondition(tree: ContentTree, name: string, predicate: SearchPredicate): Predicate {
  const operator = predicate.operator ?? 'EQ';
  const value = predicate.value ?? '';
  switch (name.toLowerCase()) {
    case '_path':
      return compileIds(operator, value, name, ({ item }) => [
        item.id,
        ...tree.listAncestors(item).map((ancestor) => ancestor.id),
      ]);
    case '_templates':
      return compileIds(operator, value, name, ({ item }) => listTemplateIds(tree, item));
    case '_language':
      return compileTextComparison(operator, value, ({ version }) => version.language);
    case '_name':
      return compileTextComparison(operator, value, ({ item }) => item.name);
    default:
      return compileTextComparison(operator, value, (candidate) =>
        readFieldText(tree, candidate, name),
      );
  }
}

function listTemplateIds(tree: ContentTree, item: ContentItem): ItemId[] {
  const template = tree.findTemplate(item);
  return template ? [template.id, ...template.baseTemplates.map((base) => base.id)] : [];
}

function compileIds(
  operator: SearchOperator,
  value: string,
  name: string,
  readIds: (candidate: LocalItem) => ItemId[],
): Predicate {
  const id = parseId(value);
  if (!id) throw new GraphQLError(`"${name}" is searched by id: "${value}" is not an id.`);
  const isNegative = operator === 'NEQ' || operator === 'NCONTAINS';
  return (candidate) => readIds(candidate).includes(id) !== isNegative;
}

function compileTextComparison(
  operator: SearchOperator,
  value: string,
  readText: (candidate: LocalItem) => string,
): Predicate {
  const expectedText = normalise(value);
  const compareTo = (candidate: LocalItem): number =>
    compareValues(normalise(readText(candidate)), expectedText);
  switch (operator) {
    case 'EQ':
      return (candidate) => normalise(readText(candidate)) === expectedText;
    case 'NEQ':
      return (candidate) => normalise(readText(candidate)) !== expectedText;
    case 'CONTAINS':
      return (candidate) => normalise(readText(candidate)).includes(expectedText);
    case 'NCONTAINS':
      return (candidate) => !normalise(readText(candidate)).includes(expectedText);
    case 'LT':
      return (candidate) => compareTo(candidate) < 0;
    case 'LTE':
      return (candidate) => compareTo(candidate) <= 0;
    case 'GT':
      return (candidate) => compareTo(candidate) > 0;
    case 'GTE':
      return (candidate) => compareTo(candidate) >= 0;
  }
}

/**
 * Normalises a text for comparison: letter case is ignored, ids match in any format, and "true" and
 * "false" match checkboxes.
 */
function normalise(text: string): string {
  const lower = text.trim().toLowerCase();
  if (lower === 'true') return '1';
  if (lower === 'false') return '';
  return lower.replace(
    /[{(]?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})[)}]?/g,
    '$1$2$3$4$5',
  );
}

/** Compares numbers by value and everything else as text. Stored dates are sortable as text. */
function compareValues(a: string, b: string): number {
  const isNumeric = a !== '' && b !== '' && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b));
  return isNumeric ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
}

function readFieldText(tree: ContentTree, candidate: LocalItem, name: string): string {
  const field = findField(tree.findTemplate(candidate.item), name);
  return field ? readStoredText(candidate, field) : '';
}

function sortItems(
  tree: ContentTree,
  items: LocalItem[],
  { name, direction }: SearchOrder,
): LocalItem[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const getSortKey = (candidate: LocalItem): string =>
    name.toLowerCase() === '_name'
      ? candidate.item.name.toLowerCase()
      : normalise(readFieldText(tree, candidate, name));
  return items
    .map((candidate) => ({ candidate, key: getSortKey(candidate) }))
    .sort((a, b) => sign * compareValues(a.key, b.key))
    .map(({ candidate }) => candidate);
}
