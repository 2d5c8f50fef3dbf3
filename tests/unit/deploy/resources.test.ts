import { readFileSync } from 'node:fs';
import { readConfig } from '../../../server/config';
import { imageCache } from '../../../server/images/cacheNames';
import { maxShutDownMs } from '../../../server/shutDown';
import {
  parseBytes,
  getContainer,
  listContainers,
  readEnvFile,
  manifests,
  named,
  getPod,
  type Container,
  type PodSpec,
} from './manifests';

const web = named('base/web.yaml');
const searchService = named('components/search/searchService.yaml');
const search = getContainer(searchService, 'search');
const webContainer = getContainer(web, 'web');

/** Maximum shutdown time of the search service (`onStopSignal`). */
const SERVICE_SHUTDOWN_MS = 10_000;

describe('memory limits', () => {
  const [, imageCommand = ''] = /^CMD (\[.+\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const getHeap = ({ command }: Container) =>
    Number(/--max-old-space-size=(\d+)/.exec((command ?? [imageCommand]).join(' '))?.[1]) *
    1024 ** 2;

  it.each([
    ['web', webContainer, 2],
    ['search', search, 1.5],
  ] as const)(
    'the memory of %s is enough for its heap and what is outside the heap',
    (_, container, times) => {
      const { requests = {}, limits = {} } = container.resources ?? {};
      expect(parseBytes(limits.memory ?? '')).toBeGreaterThanOrEqual(times * getHeap(container));
      expect(parseBytes(requests.memory ?? '')).toBeGreaterThanOrEqual(getHeap(container));
    },
  );
});

describe('disk limits', () => {
  const sizes = (volumes: PodSpec['volumes'] = []) =>
    volumes.flatMap(({ emptyDir }) => (emptyDir ? [emptyDir.sizeLimit ?? 'none'] : []));
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

  it('scaled pictures fit into their volume, in blocks of 4 kB', () => {
    const data = getPod(web).volumes?.find(({ name }) => name === 'data');
    expect(parseBytes(data?.emptyDir?.sizeLimit ?? '')).toBeGreaterThan(1.25 * imageCache.maxBytes);
  });

  it('the disk limit of the pod is above the sum of its volumes', () => {
    const volumes = [...sizes(getPod(web).volumes), ...sizes(getPod(searchService).volumes)];
    const limits = [webContainer, search].map(
      ({ resources }) => resources?.limits?.['ephemeral-storage'] ?? '',
    );
    expect(volumes).toHaveLength(3);
    expect(sum(limits.map(parseBytes))).toBeGreaterThan(sum(volumes.map(parseBytes)));
  });
});

describe('start and shutdown', () => {
  it('the deadline of a rollout is longer than a start may take', () => {
    const { periodSeconds = 10, failureThreshold = 3 } = webContainer.startupProbe ?? {};
    const { progressDeadlineSeconds, minReadySeconds } = web.spec as Record<string, number>;
    expect(progressDeadlineSeconds).toBeGreaterThan(2 * periodSeconds * failureThreshold);
    expect(minReadySeconds).toBeGreaterThan(0);
  });

  it('the search service starts before the web process without blocking it, and stops after it', () => {
    expect(search.restartPolicy).toBe('Always');
    expect(search.startupProbe).toBeUndefined();
    expect(search.readinessProbe).toBeUndefined();
    const { env = [] } = webContainer;
    const seconds = Object.fromEntries(
      env.filter(({ name }) => name.endsWith('_SECONDS')).map(({ name, value }) => [name, value]),
    );
    const { lameDuckMs, drainMs } = readConfig(seconds);
    expect(getPod(searchService).terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      maxShutDownMs({ lameDuckMs, drainMs }) + SERVICE_SHUTDOWN_MS,
    );
  });

  it('the liveness probe uses the port that the search service listens on', () => {
    const port = search.env?.find(({ name }) => name === 'EMBEDDED_PORT')?.value;
    expect(search.livenessProbe?.exec?.command.join(' ')).toContain(`127.0.0.1:${port}/health`);
  });

  it('scaling uses the metrics of the web container only', () => {
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

describe('network policies', () => {
  const rules = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .flatMap(({ spec }) => (spec as { egress?: Rule[] }).egress ?? []);
  const defaultPorts: Record<string, number> = { https: 443, smtps: 465, postgres: 5432 };

  it('network policies allow every address of the example, DNS and traces', () => {
    const open = rules.flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    const secrets = manifests.filter(({ kind }) => kind === 'Secret') as unknown as {
      stringData: Record<string, string>;
    }[];
    const addresses = [
      ...Object.values(readEnvFile('overlays/production/addresses.env')),
      ...secrets.flatMap(({ stringData }) => Object.values(stringData)),
    ].filter((value) => value.includes('://'));
    const requestedPorts = addresses.map((address) => {
      const [, scheme = '', port] = /^(\w+):\/\/[^/]*?(?::(\d+))?(?:\/.*)?$/.exec(address) ?? [];
      return Number(port ?? defaultPorts[scheme]);
    });
    expect(new Set(requestedPorts)).toEqual(new Set([443, 465, 5432, 9200]));
    expect([...requestedPorts, 53, 4318].filter((port) => !open.includes(port))).toEqual([]);
  });

  it('network policies block the metadata addresses of cloud providers', () => {
    const everywhere = rules
      .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []))
      .filter(({ cidr }) => cidr.endsWith('/0'));
    expect(everywhere.length).toBeGreaterThan(0);
    for (const { cidr, except } of everywhere) {
      expect(except).toContain(cidr === '::/0' ? 'fd00:ec2::254/128' : '169.254.0.0/16');
    }
  });
});

test('namespaces enforce restricted pods', () => {
  const namespaces = manifests.filter(({ kind }) => kind === 'Namespace');
  expect(namespaces).toHaveLength(2);
  for (const { metadata } of namespaces) {
    expect(metadata).toMatchObject({
      labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
    });
  }
});

test('every container has a limit of ephemeral storage', () => {
  const named = [web, searchService].flatMap(listContainers).filter(({ image }) => image);
  for (const { resources } of named) {
    expect(resources?.limits?.['ephemeral-storage']).toBeDefined();
  }
});
