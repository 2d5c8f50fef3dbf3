import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const folder = join('deploy', 'kubernetes');

/** What the tests look at of a manifest; what is in it is checked against the schemas of Kubernetes. */
export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata?: { name: string };
  spec?: Record<string, unknown>;
}

interface Probe {
  httpGet?: { path: string; port: string | number };
  exec?: { command: string[] };
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  /** `Always` makes an init container a sidecar. */
  restartPolicy?: string;
  command?: string[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string } };
  }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: Record<string, unknown>;
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface PodSpec {
  terminationGracePeriodSeconds: number;
  initContainers?: Container[];
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: Record<string, unknown>;
  containers: Container[];
  volumes?: { name: string; emptyDir?: { sizeLimit?: string } }[];
}

/** Every document of every YAML file below deploy/kubernetes. */
export const manifests: Manifest[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => ({
      file,
      ...(document.toJS() as Omit<Manifest, 'file'>),
    })),
  );

export const named = (file: string): Manifest => {
  const found = manifests.find((manifest) => manifest.file === file);
  if (!found) throw new Error(`There is no ${file}`);
  return found;
};

export const podOf = ({ spec }: Manifest): PodSpec =>
  (spec as { template: { spec: PodSpec } }).template.spec;

/** Containers of a pod, with those that stand beside or run before the others. */
export const containersOf = (manifest: Manifest): Container[] => {
  const { containers, initContainers = [] } = podOf(manifest);
  return [...initContainers, ...containers];
};

export const containerOf = (manifest: Manifest, name: string): Container => {
  const found = containersOf(manifest).find((container) => container.name === name);
  if (!found) throw new Error(`${manifest.file} has no container ${name}`);
  return found;
};

/** Patches are parts of objects: what they change is checked in the whole. */
export const isPatch = ({ file }: Manifest): boolean =>
  file === 'components/search/searchService.yaml';

/** Bytes of a quantity such as `768Mi`. */
export function bytesOf(quantity: string): number {
  const [, number = '', unit = ''] = /^(\d+)(Ki|Mi|Gi)$/.exec(quantity) ?? [];
  const power = ['Ki', 'Mi', 'Gi'].indexOf(unit) + 1;
  if (power === 0) throw new Error(`${quantity} is no number of bytes`);
  return Number(number) * 1024 ** power;
}

/** Names and values of `name=value` lines. */
export const envFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
