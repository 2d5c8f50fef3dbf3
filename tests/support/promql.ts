import { parser } from '@prometheus-io/lezer-promql';

/** A metric in a PromQL expression and the labels that the expression uses. */
export interface QueriedMetric {
  name: string;
  labels: string[];
}

/** Replaces Grafana variables, which are not valid PromQL. */
const replaceVariables = (expression: string): string =>
  expression.replace(/\$__\w+/g, '5m').replace(/\$\w+/g, '.*');

/**
 * Returns the metrics of a PromQL expression with the labels in their selectors, and the labels that the
 * expression groups by, which all its metrics need.
 * @throws Error if the expression is not valid PromQL
 */
export function findQueriedMetrics(expression: string): QueriedMetric[] {
  const text = replaceVariables(expression);
  const selectors: QueriedMetric[] = [];
  const groupingLabels: string[] = [];
  parser.parse(text).iterate({
    enter(node) {
      const read = (at: { from: number; to: number }) => text.slice(at.from, at.to);
      if (node.type.isError) throw new Error(`No PromQL at ${node.from}: ${expression}`);
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier');
        if (name) selectors.push({ name: read(name), labels: [] });
      }
      if (node.name !== 'LabelName') return;
      const isMatcher = node.node.parent?.name.includes('Matcher') ?? false;
      if (isMatcher) selectors.at(-1)?.labels.push(read(node));
      else groupingLabels.push(read(node));
    },
  });
  return selectors.map(({ name, labels }) => ({ name, labels: [...labels, ...groupingLabels] }));
}
