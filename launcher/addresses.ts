import { siteNames } from '../sites/sites';
import type { Config } from '../server/config';

/** What a developer can open once everything runs, one address a line. */
export function addressList(config: Config): string {
  const { port, embeddedPort, embedded, editing } = config;
  const local = (host: string, at: number) => `http://${host}:${at}`;
  const lines = [
    ...siteNames.map((name) => [name, local(`${name}.localhost`, port)]),
    ['development', `${local('localhost', port)}/_dev`],
    ...(editing.embedded ? [['editor', `${local('localhost', port)}/_edit`]] : []),
    ...(embedded.upstreams ? [['inbox', `${local('localhost', embeddedPort)}/_inbox`]] : []),
    ['stories', 'npm run storybook'],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  const rows = lines.map(([name = '', address = '']) => `  ${name.padEnd(width)}  ${address}`);
  return ['', `Open ${local('localhost', port)} or any of`, ...rows, ''].join('\n');
}
