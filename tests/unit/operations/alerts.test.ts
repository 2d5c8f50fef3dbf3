import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const cases = 'tests/unit/operations/alerts.yaml';

interface Rules {
  groups: { rules: { alert: string }[] }[];
}
interface Cases {
  tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
}

const read = <Content>(file: string) => parse(readFileSync(file, 'utf8')) as Content;
const promtool = (...words: string[]) => spawnSync('promtool', words, { encoding: 'utf8' });
const isInstalled = promtool('--version').error === undefined;
/** Skips checks with `promtool`, which is part of Prometheus, if it is not installed. */
const testWithPromtool = isInstalled ? test : test.skip;

test('every alert has a test case that triggers it', () => {
  const alerts = read<Rules>('operations/alerts.yaml').groups.flatMap(({ rules }) =>
    rules.map(({ alert }) => alert),
  );
  const setOff = read<Cases>(cases)
    .tests.flatMap((entry) => entry.alert_rule_test)
    .filter((entry) => entry.exp_alerts.length > 0)
    .map(({ alertname }) => alertname);
  expect(alerts.length).toBeGreaterThan(10);
  expect([...new Set(setOff)].sort()).toEqual(alerts.sort());
});

testWithPromtool('Prometheus takes the rules and the example of a configuration', () => {
  const { status, stderr } = promtool('check', 'config', 'operations/prometheus.yaml');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

testWithPromtool('alerts go off when they should, and say so in plain words', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', cases);
  expect({ status, told: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, told: '' });
});
