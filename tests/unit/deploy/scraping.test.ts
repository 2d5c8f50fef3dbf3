import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getContainer, named } from './manifests';

interface Job {
  job_name: string;
  kubernetes_sd_configs: {
    namespaces: { names: string[] };
    selectors: { role: string; label: string }[];
  }[];
  relabel_configs: { source_labels: string[]; regex?: string; action?: string }[];
}

const { scrape_configs: jobs } = parse(
  readFileSync('operations/prometheus.kubernetes.yaml', 'utf8'),
) as { scrape_configs: Job[] };

const overlay = named('overlays/production/kustomization.yaml') as unknown as { namespace: string };
const base = named('base/kustomization.yaml') as unknown as {
  labels: { pairs: Record<string, string>; includeSelectors: boolean }[];
};
const web = named('base/web.yaml');
const { template } = web.spec as { template: { metadata: { labels: Record<string, string> } } };

test('Prometheus discovers the pods of the web tier with the job name that alerts use', () => {
  expect(jobs.map(({ job_name }) => job_name)).toEqual(['forecourt']);
  const [discovery] = jobs[0]?.kubernetes_sd_configs ?? [];
  expect(discovery?.namespaces.names).toEqual([overlay.namespace]);
  const labels = { ...template.metadata.labels, ...base.labels[0]?.pairs };
  const selected = discovery?.selectors.flatMap(({ label }) => label.split(',')) ?? [];
  expect(selected.length).toBeGreaterThan(1);
  for (const pair of selected) {
    const [name = '', value] = pair.split('=');
    expect([name, labels[name]]).toEqual([name, value]);
  }
});

test('Prometheus scrapes the port that is named metrics', () => {
  const byPort = jobs[0]?.relabel_configs.filter(({ source_labels }) =>
    source_labels.includes('__meta_kubernetes_pod_container_port_name'),
  );
  const named = getContainer(web, 'web').ports?.map(({ name }) => name);
  expect(byPort).toEqual([expect.objectContaining({ action: 'keep', regex: 'metrics' })]);
  expect(named).toContain('metrics');
});
