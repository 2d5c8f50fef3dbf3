import { readFileSync } from 'node:fs';
import { clickIds, readRule } from '../../../../domain/variants/variantSchemas';

const ruleOf = (key: string) => ({
  kind: 'audience',
  conditions: [{ kind: 'query', key, value: '1' }],
});

test('no variant depends on what is another one with every click', () => {
  expect(readRule(ruleOf('utm_campaign'))).toEqual(ruleOf('utm_campaign'));
  for (const key of clickIds) expect(() => readRule(ruleOf(key))).toThrow('with every click');
});

test('the cache in front leaves out of its key what no page depends on, and nothing else', () => {
  const vcl = readFileSync('operations/varnish/forecourt.vcl', 'utf8');
  const lists = [...vcl.matchAll(/\(((?:\w+\|)+\w+)\)=/g)].map(([, ids]) => ids);
  expect(lists).toHaveLength(4);
  expect(new Set(lists)).toEqual(new Set([clickIds.join('|')]));
});
