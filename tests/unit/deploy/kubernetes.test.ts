import { createECDH, createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, webVariables } from '../../../server/config';
import { maxShutDownMs } from '../../../server/shutDown';
import { embeddedVariables } from '../../../services/embedded/config';
import {
  getContainer,
  listContainers,
  readEnvFile,
  isPatch,
  manifests,
  named,
  getPod,
  type Container,
  type Manifest,
} from './manifests';
import { unknownFields } from './unknownFields';

const ofCluster = manifests.filter(({ apiVersion }) => !apiVersion.startsWith('kustomize.'));
const kustomizations = manifests.filter(({ apiVersion }) => apiVersion.startsWith('kustomize.'));
const full = ofCluster.filter((manifest) => !isPatch(manifest));
const workloads = ofCluster.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

const [web, search, trial] = [
  named('base/web.yaml'),
  named('components/search/searchService.yaml'),
  named('overlays/trial/trial.yaml'),
];
const getValues = ({ env = [] }: Container) =>
  Object.fromEntries(env.map(({ name, value }) => [name, value ?? `secret of ${name}`]));

test.each(full.map((manifest) => [manifest.file, manifest.kind, manifest] as const))(
  '%s: %s conforms to the Kubernetes schema',
  (_, __, manifest) => {
    expect(unknownFields(manifest)).toEqual([]);
  },
);

describe('schemas of Kubernetes reject invalid manifests', () => {
  const changed = (from: string, to: string) =>
    JSON.parse(JSON.stringify(web).replace(from, to)) as Manifest;

  it.each([
    ['a field that is not known', '"readinessProbe"', '"readynessProbe"'],
    ['a field that is not known, deep inside', '"failureThreshold"', '"failureTreshold"'],
  ])('%s', (_, from, to) => {
    expect(unknownFields(changed(from, to)).join()).toContain(to.replaceAll('"', ''));
  });

  it.each([
    ['a wrong type', '"containerPort":3000', '"containerPort":"3000"'],
    ['what is missing', '"selector"', '"selectors"'],
  ])('%s', (_, from, to) => {
    expect(() => unknownFields(changed(from, to))).toThrow();
  });
});

test('kustomizations reference only existing files, and every file is referenced', () => {
  const list = (values: unknown): string[] => (Array.isArray(values) ? (values as string[]) : []);
  const paths = kustomizations.flatMap((kustomization) => {
    const { file, resources, components, patches, configMapGenerator } =
      kustomization as unknown as Record<string, never> & { file: string };
    const listed = [
      ...list(resources),
      ...list(components),
      ...list(patches).flatMap((patch) => (patch as unknown as { path?: string }).path ?? []),
      ...list(configMapGenerator).flatMap((map) => (map as unknown as { envs: string[] }).envs),
    ];
    return listed.map((name) => join('deploy', 'kubernetes', file, '..', name));
  });
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const unnamed = ofCluster
    .map(({ file }) => join('deploy', 'kubernetes', file))
    .filter((file) => !paths.includes(file) && !file.endsWith('secrets.example.yaml'));
  expect(unnamed).toEqual([]);
});

test('the maximum number of web processes is what the capacity plan requires with a cache', () => {
  const plan = readFileSync(join('docs', 'capacity.md'), 'utf8');
  const [, table = ''] = /<!-- table: load -->([^]*?)<!-- end -->/.exec(plan) ?? [];
  const [head = [], , ...rows] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head.indexOf('web processes');
  const needed = rows
    .filter(([, time]) => !time?.includes('no cache in front'))
    .map((row) => Number(row[column]));
  expect(needed.length).toBeGreaterThan(3);
  const { spec } = named('base/scaling.yaml');
  expect(Number(spec?.maxReplicas)).toBeGreaterThanOrEqual(Math.max(...needed));
});

describe('the manifests match the product', () => {
  const config = readFileSync(
    join('deploy', 'kubernetes', 'components', 'event-loop-scaling', 'kustomization.yaml'),
    'utf8',
  );
  const known = [...webVariables, ...embeddedVariables, 'NODE_ENV'];
  const secrets = manifests.filter(({ kind }) => kind === 'Secret') as unknown as {
    stringData: Record<string, string>;
  }[];
  const keys = secrets.flatMap(({ stringData }) => Object.keys(stringData));
  const addresses = readEnvFile('overlays/production/addresses.env');

  it('every variable that is set is read by a program', () => {
    const set = [
      ...workloads.flatMap(listContainers).flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ...keys,
      ...Object.keys(addresses),
    ];
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
    expect(config).toContain('forecourt_event_loop_lag_seconds');
  });

  it('every secret of the web process is in the example', () => {
    const secretVariables = webVariables.filter((name) => /_(?:KEY|SECRET|TOKEN)$/.test(name));
    expect(secretVariables.length).toBeGreaterThan(8);
    expect(secretVariables.filter((name) => !keys.includes(name))).toEqual([]);
  });

  it('no component is enabled that needs an adapter in the cluster', () => {
    const { components } = named('overlays/production/kustomization.yaml') as unknown as {
      components: string[];
    };
    expect(components).toEqual(['../../components/search']);
  });

  it('secret keys that containers reference exist', () => {
    const requested = workloads
      .flatMap(listContainers)
      .flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
      );
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('the web process of the example starts with the search service as its only stand-in', () => {
    const secret = Object.fromEntries(
      secrets
        .flatMap(({ stringData }) => Object.keys(stringData))
        .map((key) => [key, createHash('sha256').update(key).digest('hex')]),
    );
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.alloc(32, 7));
    const environment = {
      ...addresses,
      ...secret,
      DATABASE_URL: 'postgres://db/site',
      SMTP_URL: 'smtps://mail.example',
      VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:web@automotive.example',
      ...getValues(getContainer(web, 'web')),
      ...getValues(getContainer(search, 'web')),
    };
    const { search: upstream, embeddedPort, assetsDir } = readConfig(environment);
    expect(upstream.url).toBe(`http://127.0.0.1:${embeddedPort}`);
    expect(getValues(getContainer(search, 'search')).EMBEDDED_PORT).toBe(String(embeddedPort));
    expect(getContainer(web, 'web').volumeMounts).toContainEqual({
      name: 'assets',
      mountPath: assetsDir,
    });
    expect(() => readConfig({ ...environment, CONTENT_URL: '' })).toThrow(
      'CONTENT_URL: must be set',
    );
  });

  it('ports and probes match those of the server', () => {
    for (const container of [getContainer(web, 'web'), getContainer(trial, 'all')]) {
      const { PORT = '', METRICS_PORT } = getValues(container);
      expect(container.ports).toEqual([
        { name: 'http', containerPort: Number(PORT) },
        ...(METRICS_PORT ? [{ name: 'metrics', containerPort: Number(METRICS_PORT) }] : []),
      ]);
      const { startupProbe, readinessProbe, livenessProbe } = container;
      const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
      expect(paths).toEqual([
        { path: '/livez', port: 'http' },
        { path: '/readyz', port: 'http' },
        { path: '/livez', port: 'http' },
      ]);
    }
    const policy = JSON.stringify(ofCluster.filter(({ kind }) => kind === 'NetworkPolicy'));
    expect(policy).toContain('"port":3000');
    expect(policy).toContain(`"port":${getValues(getContainer(web, 'web')).METRICS_PORT}`);
  });

  it('the lame duck period and grace period are long enough for a process to stop', () => {
    for (const [manifest, name] of [
      [web, 'web'],
      [trial, 'all'],
    ] as const) {
      const container = getContainer(manifest, name);
      const { LAME_DUCK_SECONDS, DRAIN_SECONDS } = getValues(container);
      const { lameDuckMs, drainMs } = readConfig({ LAME_DUCK_SECONDS, DRAIN_SECONDS });
      const { periodSeconds = 10, failureThreshold = 3 } = container.readinessProbe ?? {};
      expect(lameDuckMs).toBeGreaterThan((periodSeconds * failureThreshold - periodSeconds) * 1000);
      const graceMs = getPod(manifest).terminationGracePeriodSeconds * 1000;
      expect(graceMs).toBeGreaterThan(maxShutDownMs({ lameDuckMs, drainMs }));
    }
  });
});

test.each(workloads.map((manifest) => [manifest.file, manifest] as const))(
  'programs of %s have no unnecessary privileges',
  (_, manifest) => {
    const pod = getPod(isPatch(manifest) ? web : manifest);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
    for (const container of listContainers(manifest).filter(({ image }) => image)) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.requests).toMatchObject({
        cpu: expect.any(String),
        memory: expect.any(String),
      });
      expect(container.resources?.limits?.memory).toBeDefined();
      const entry = container.command?.find((part) => part.startsWith('dist/'));
      expect(entry ?? 'dist/server/index.js').toMatch(
        /^dist\/server\/(index|start|searchService)\.js$/,
      );
    }
  },
);
