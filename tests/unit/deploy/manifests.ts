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
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
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
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: Record<string, unknown>;
  containers: Container[];
  volumes?: { name: string }[];
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

/** Names and values of `name=value` lines. */
export const envFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
