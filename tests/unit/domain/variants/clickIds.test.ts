import { readFileSync } from 'node:fs';
import { CLICK_ID_KEYS, readRule } from '../../../../domain/variants/variantSchemas';

const getRule = (key: string) => ({
  kind: 'audience',
  conditions: [{ kind: 'query', key, value: '1' }],
});

test('rejects a variant rule on a parameter that differs with every click', () => {
  expect(readRule(getRule('utm_campaign'))).toEqual(getRule('utm_campaign'));
  for (const key of CLICK_ID_KEYS) expect(() => readRule(getRule(key))).toThrow('with every click');
});

test('the cache key omits exactly the parameters that no page depends on', () => {
  const vcl = readFileSync('operations/varnish/forecourt.vcl', 'utf8');
  const lists = [...vcl.matchAll(/\(((?:\w+\|)+\w+)\)=/g)].map(([, ids]) => ids);
  expect(lists).toHaveLength(4);
  expect(new Set(lists)).toEqual(new Set([CLICK_ID_KEYS.join('|')]));
});
