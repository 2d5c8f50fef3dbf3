import { readFileSync } from 'node:fs';
import { readConfig } from '../../../server/config';
import { keptImages } from '../../../server/images/keptNames';
import { maxShutDownMs } from '../../../server/shutDown';
import {
  bytesOf,
  containerOf,
  containersOf,
  envFile,
  manifests,
  named,
  podOf,
  type Container,
  type PodSpec,
} from './manifests';

const web = named('base/web.yaml');
const besides = named('components/search/searchService.yaml');
const search = containerOf(besides, 'search');
const webContainer = containerOf(web, 'web');

/** What the search service takes to end at most (`onStopSignal`), in ms. */
const SERVICE_ENDS_MS = 10_000;

describe('memory', () => {
  const [, imageCommand = ''] = /^CMD (\[.+\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const heapOf = ({ command }: Container) =>
    Number(/--max-old-space-size=(\d+)/.exec((command ?? [imageCommand]).join(' '))?.[1]) *
    1024 ** 2;

  it.each([
    ['web', webContainer, 2],
    ['search', search, 1.5],
  ] as const)(
    'of %s has room for its heap and what stands outside of it',
    (_, container, times) => {
      const { requests = {}, limits = {} } = container.resources ?? {};
      expect(bytesOf(limits.memory ?? '')).toBeGreaterThanOrEqual(times * heapOf(container));
      expect(bytesOf(requests.memory ?? '')).toBeGreaterThanOrEqual(heapOf(container));
    },
  );
});

describe('disk', () => {
  const sizes = (volumes: PodSpec['volumes'] = []) =>
    volumes.flatMap(({ emptyDir }) => (emptyDir ? [emptyDir.sizeLimit ?? 'none'] : []));
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

  it('scaled pictures fit into their volume, in blocks of 4 kB', () => {
    const data = podOf(web).volumes?.find(({ name }) => name === 'data');
    expect(bytesOf(data?.emptyDir?.sizeLimit ?? '')).toBeGreaterThan(1.25 * keptImages.maxBytes);
  });

  it('volumes may be full before the pod is evicted', () => {
    const volumes = [...sizes(podOf(web).volumes), ...sizes(podOf(besides).volumes)];
    const limits = [webContainer, search].map(
      ({ resources }) => resources?.limits?.['ephemeral-storage'] ?? '',
    );
    expect(volumes).toHaveLength(3);
    expect(sum(limits.map(bytesOf))).toBeGreaterThan(sum(volumes.map(bytesOf)));
  });
});

describe('starting and ending', () => {
  it('a rollout waits longer than a start may take', () => {
    const { periodSeconds = 10, failureThreshold = 3 } = webContainer.startupProbe ?? {};
    const { progressDeadlineSeconds, minReadySeconds } = web.spec as Record<string, number>;
    expect(progressDeadlineSeconds).toBeGreaterThan(2 * periodSeconds * failureThreshold);
    expect(minReadySeconds).toBeGreaterThan(0);
  });

  it('the search service starts before the web process, keeps it from nothing, and ends after it', () => {
    expect(search.restartPolicy).toBe('Always');
    expect(search.startupProbe).toBeUndefined();
    expect(search.readinessProbe).toBeUndefined();
    const { env = [] } = webContainer;
    const seconds = Object.fromEntries(
      env.filter(({ name }) => name.endsWith('_SECONDS')).map(({ name, value }) => [name, value]),
    );
    const { lameDuckMs, drainMs } = readConfig(seconds);
    expect(podOf(besides).terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      maxShutDownMs({ lameDuckMs, drainMs }) + SERVICE_ENDS_MS,
    );
  });

  it('probes ask the port that the service listens at', () => {
    const port = search.env?.find(({ name }) => name === 'EMBEDDED_PORT')?.value;
    expect(search.livenessProbe?.exec?.command.join(' ')).toContain(`127.0.0.1:${port}/health`);
  });

  it('scales by the web process, whatever stands beside it', () => {
    const { metrics } = named('base/scaling.yaml').spec as unknown as {
      metrics: { containerResource?: { container: string } }[];
    };
    const scaledBy = metrics.flatMap(({ containerResource }) => containerResource?.container ?? []);
    expect(scaledBy).toEqual(['web']);
  });
});

interface Rule {
  to?: { ipBlock?: { cidr: string; except?: string[] } }[];
  ports?: { port: number; protocol: string }[];
}

describe('the network', () => {
  const rules = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .flatMap(({ spec }) => (spec as { egress?: Rule[] }).egress ?? []);
  const defaultPorts: Record<string, number> = { https: 443, smtps: 465, postgres: 5432 };

  it('lets every address of the example through, names, and traces', () => {
    const open = rules.flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    const secrets = manifests.filter(({ kind }) => kind === 'Secret') as unknown as {
      stringData: Record<string, string>;
    }[];
    const addresses = [
      ...Object.values(envFile('overlays/production/addresses.env')),
      ...secrets.flatMap(({ stringData }) => Object.values(stringData)),
    ].filter((value) => value.includes('://'));
    const asked = addresses.map((address) => {
      const [, scheme = '', port] = /^(\w+):\/\/[^/]*?(?::(\d+))?(?:\/.*)?$/.exec(address) ?? [];
      return Number(port ?? defaultPorts[scheme]);
    });
    expect(new Set(asked)).toEqual(new Set([443, 465, 5432, 9200]));
    expect([...asked, 53, 4318].filter((port) => !open.includes(port))).toEqual([]);
  });

  it('lets nobody reach what tells a cloud who asks', () => {
    const everywhere = rules
      .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []))
      .filter(({ cidr }) => cidr.endsWith('/0'));
    expect(everywhere.length).toBeGreaterThan(0);
    for (const { cidr, except } of everywhere) {
      expect(except).toContain(cidr === '::/0' ? 'fd00:ec2::254/128' : '169.254.0.0/16');
    }
  });
});

test('namespaces take restricted pods alone', () => {
  const namespaces = manifests.filter(({ kind }) => kind === 'Namespace');
  expect(namespaces).toHaveLength(2);
  for (const { metadata } of namespaces) {
    expect(metadata).toMatchObject({
      labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
    });
  }
});

test('every container asks for room on the disk that it may take', () => {
  const named = [web, besides].flatMap(containersOf).filter(({ image }) => image);
  for (const { resources } of named) {
    expect(resources?.limits?.['ephemeral-storage']).toBeDefined();
  }
});
