import { parser } from '@prometheus-io/lezer-promql';

/** What a PromQL expression asks for: names of metrics, and labels that it names of each. */
export interface AskedMetric {
  name: string;
  labels: string[];
}

/** Variables of Grafana, as something that PromQL can read. */
const withoutVariables = (expression: string): string =>
  expression.replace(/\$__\w+/g, '5m').replace(/\$\w+/g, '.*');

/**
 * Metrics of an expression with the labels that their selectors name, and those that the expression groups by, which every
 * one of its metrics must have.
 * @throws Error where it is no PromQL
 */
export function askedMetrics(expression: string): AskedMetric[] {
  const text = withoutVariables(expression);
  const selectors: AskedMetric[] = [];
  const grouped: string[] = [];
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
      else grouped.push(read(node));
    },
  });
  return selectors.map(({ name, labels }) => ({ name, labels: [...labels, ...grouped] }));
}
