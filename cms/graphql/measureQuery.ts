import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_PAGE_SIZE } from './paging';

/**
 * Strings and comments, which may contain brackets. An unterminated string ends at the end of its
 * line, or of the query: the parser stops there, and searching again from each quote would take
 * quadratic time.
 */
const STRINGS_AND_COMMENTS = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*/g;

/** Measures the nesting of braces, brackets and parentheses in the text of a query, valid or not. */
export function measureNesting(query: string): number {
  let depth = 0;
  let maxDepth = 0;
  for (const [bracket] of query.replace(STRINGS_AND_COMMENTS, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    maxDepth = Math.max(maxDepth, depth);
  }
  return maxDepth;
}

export interface QueryLimits {
  /** Maximum levels of nested fields. */
  depth: number;
  /** Maximum fields to resolve, with lists at their maximum length. */
  cost: number;
  /** Maximum root fields of one name, aliases included; unlimited when undefined. */
  sameField?: number;
}

/** Returns the cost of a root field, without the fields below it. */
export type FieldCost = (name: string) => number;

export interface QueryMeasure {
  depth: number;
  cost: number;
}

/** Lists whose length the query does not choose, or need not. */
const UNBOUNDED_LISTS = new Set([
  'ancestors',
  'fields',
  'languages',
  'targetItems',
  'allSiteInfo',
  'routes',
  'dictionary',
]);
const ASSUMED_LENGTH = 10;

/** Cost of rendering a page's layout, in plain fields. */
const RENDERED_COST = 20;

/** Lists the names of an operation's root fields, once for each time that a field is resolved. */
export function listRootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] {
  const fields = new Map<string, string>();
  const visitedFragments = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias } = selection;
        fields.set((alias ?? name).value, name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!visitedFragments.has(selection.name.value)) {
        visitedFragments.add(selection.name.value);
        const fragment = document.definitions.find(
          (node) =>
            node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return [...fields.values()];
}

/** Returns how often the most frequent name occurs. */
export function countMaxRepeats(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * Measures the depth of a validated operation and the number of fields that it may resolve. Fragments
 * count each time they are spread but are measured once, so that chains of fragments take no time here.
 */
export function measureQuery(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): QueryMeasure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const fragmentMeasures = new Map<string, QueryMeasure>();
  const values = { ...defaultsOf(operation), ...variables };

  const measureFragment = (name: string): QueryMeasure => {
    const cached = fragmentMeasures.get(name);
    if (cached) return cached;
    const fragment = fragments.get(name);
    const measure = fragment ? measureSelections(fragment.selectionSet) : { depth: 0, cost: 0 };
    fragmentMeasures.set(name, measure);
    return measure;
  };

  const measureField = (field: FieldNode): QueryMeasure => {
    const ownCost = field.name.value === 'rendered' ? RENDERED_COST : 1;
    if (!field.selectionSet) return { depth: 1, cost: ownCost };
    const inner = measureSelections(field.selectionSet);
    return { depth: inner.depth + 1, cost: ownCost + inner.cost * estimateLength(field, values) };
  };

  const measureSelections = ({ selections }: SelectionSetNode): QueryMeasure => {
    const total: QueryMeasure = { depth: 0, cost: 0 };
    for (const selection of selections) {
      const measure =
        selection.kind === Kind.FIELD
          ? measureField(selection)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measureSelections(selection.selectionSet);
      total.depth = Math.max(total.depth, measure.depth);
      total.cost += measure.cost;
    }
    return total;
  };

  return measureSelections(operation.selectionSet);
}

/** Estimates the results of a field: its argument `first`, or an assumed length for other lists. */
function estimateLength(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const firstArgument = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  if (firstArgument?.kind === Kind.INT) return clamp(Number(firstArgument.value));
  if (firstArgument?.kind === Kind.VARIABLE) {
    const value = variables[firstArgument.name.value];
    return typeof value === 'number' ? clamp(value) : ASSUMED_LENGTH;
  }
  if (field.name.value === 'children' || field.name.value === 'search') return ASSUMED_LENGTH;
  return UNBOUNDED_LISTS.has(field.name.value) ? ASSUMED_LENGTH : 1;
}

/** Default values of an operation's variables that are whole numbers. */
const defaultsOf = ({
  variableDefinitions = [],
}: OperationDefinitionNode): Record<string, number> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

function clamp(length: number): number {
  return Math.min(Math.max(length, 1), MAX_PAGE_SIZE);
}
