import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const folder = join('deploy', 'kubernetes');

/** The fields of a manifest that tests read; the Kubernetes schemas validate the others. */
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
  /** `Always` turns an init container into a sidecar. */
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

/** All documents of the YAML files in deploy/kubernetes. */
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

export const getPod = ({ spec }: Manifest): PodSpec =>
  (spec as { template: { spec: PodSpec } }).template.spec;

/** Returns all containers of a pod, including init containers and sidecars. */
export const listContainers = (manifest: Manifest): Container[] => {
  const { containers, initContainers = [] } = getPod(manifest);
  return [...initContainers, ...containers];
};

export const getContainer = (manifest: Manifest, name: string): Container => {
  const found = listContainers(manifest).find((container) => container.name === name);
  if (!found) throw new Error(`${manifest.file} has no container ${name}`);
  return found;
};

/** Checks whether a manifest is a patch: patches are partial and are validated as part of the result. */
export const isPatch = ({ file }: Manifest): boolean =>
  file === 'components/search/searchService.yaml';

/** Converts a quantity such as `768Mi` to bytes. */
export function parseBytes(quantity: string): number {
  const [, number = '', unit = ''] = /^(\d+)(Ki|Mi|Gi)$/.exec(quantity) ?? [];
  const power = ['Ki', 'Mi', 'Gi'].indexOf(unit) + 1;
  if (power === 0) throw new Error(`${quantity} is no number of bytes`);
  return Number(number) * 1024 ** power;
}

/** Parses a file of `name=value` lines. */
export const readEnvFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
