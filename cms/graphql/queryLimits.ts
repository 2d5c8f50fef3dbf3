import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { maxPageSize } from './paging';

/**
 * Texts and comments, which may hold any bracket. A text without an end goes on to the end of its line, or of the query: the
 * parser stops there, and looking for its end again from each quote within would take the square of its length.
 */
const notCode = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*/g;

/** How deep braces, brackets and parentheses lie in each other in the text of a query, right or wrong. */
export function nestingOf(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of query.replace(notCode, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(mark) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

export interface QueryLimits {
  /** Most levels of nested fields. */
  depth: number;
  /** Most fields that answering may resolve, lists counted with the length they may have. */
  cost: number;
  /** Maximum of fields of one name at the root, aliases included; absent: any number. */
  sameField?: number;
}

/** What a field at the root costs before anything below it. */
export type WeighField = (name: string) => number;

export interface QueryMeasure {
  depth: number;
  cost: number;
}

/** Lists whose length the query does not choose. */
const unboundedLists = new Set(['ancestors', 'fields', 'languages', 'targetItems', 'allSiteInfo']);
const assumedLength = 10;

/** Rendering a page's layout is worth this many plain fields. */
const renderedCost = 20;

/** Names of fields at the root of an operation, each as often as it is answered. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fields = new Map<string, string>();
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias } = selection;
        fields.set((alias ?? name).value, name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
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

/** How often the most frequent of some names comes. */
export function maxRepeats(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * How deep a validated operation nests and how many fields answering it may resolve. Fragments are
 * counted each time they are spread but measured once, so a chain of fragments costs no time here.
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
  const measured = new Map<string, QueryMeasure>();

  const measureFragment = (name: string): QueryMeasure => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const measure = fragment ? measureSelections(fragment.selectionSet) : { depth: 0, cost: 0 };
    measured.set(name, measure);
    return measure;
  };

  const measureField = (field: FieldNode): QueryMeasure => {
    const own = field.name.value === 'rendered' ? renderedCost : 1;
    if (!field.selectionSet) return { depth: 1, cost: own };
    const inner = measureSelections(field.selectionSet);
    return { depth: inner.depth + 1, cost: own + inner.cost * lengthOf(field, variables) };
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

/** How many results a field may give: its argument `first`, or an assumed length for other lists. */
function lengthOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  if (first?.kind === Kind.INT) return clamp(Number(first.value));
  if (first?.kind === Kind.VARIABLE) {
    const value = variables[first.name.value];
    return typeof value === 'number' ? clamp(value) : assumedLength;
  }
  if (field.name.value === 'children' || field.name.value === 'search') return assumedLength;
  return unboundedLists.has(field.name.value) ? assumedLength : 1;
}

function clamp(length: number): number {
  return Math.min(Math.max(length, 1), maxPageSize);
}
