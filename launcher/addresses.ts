import { siteNames } from '../sites/sites';
import type { Config } from '../server/config';

/** The addresses that a developer can open once everything runs, one per line. */
export function addressList(config: Config): string {
  const { port, embeddedPort, embedded, editing } = config;
  const localUrl = (host: string, port: number) => `http://${host}:${port}`;
  const lines = [
    ...siteNames.map((name) => [name, localUrl(`${name}.localhost`, port)]),
    ['development', `${localUrl('localhost', port)}/_dev`],
    ...(editing.embedded ? [['editor', `${localUrl('localhost', port)}/_edit`]] : []),
    ...(embedded.upstreams ? [['inbox', `${localUrl('localhost', embeddedPort)}/_inbox`]] : []),
    ['stories', 'npm run storybook'],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  const rows = lines.map(([name = '', address = '']) => `  ${name.padEnd(width)}  ${address}`);
  return ['', `Open ${localUrl('localhost', port)} or any of`, ...rows, ''].join('\n');
}
