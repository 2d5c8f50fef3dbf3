import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { getContainer, getPod, type Manifest } from './manifests';
import { unknownFields } from './unknownFields';

const kustomize = (...words: string[]) => spawnSync('kustomize', words, { encoding: 'utf8' });
/** Skips tests of the output of `kustomize` if it is not installed. */
const describeWithKustomize = kustomize('version').error ? describe.skip : describe;

function built(overlay: string): Manifest[] {
  const { stdout, stderr } = kustomize('build', `deploy/kubernetes/overlays/${overlay}`);
  expect(stderr).toBe('');
  return parseAllDocuments(stdout).map((document) => ({
    file: overlay,
    ...(document.toJS() as Omit<Manifest, 'file'>),
  }));
}

describeWithKustomize('overlays, put together', () => {
  it.each(['production', 'trial'])('%s conforms to the Kubernetes schemas', (overlay) => {
    const manifests = built(overlay);
    expect(manifests.length).toBeGreaterThan(2);
    expect(manifests.flatMap(unknownFields)).toEqual([]);
    expect(JSON.stringify(manifests)).not.toContain('"image":"forecourt"');
  });

  it('production runs the search service next to the web process, each with its own environment', () => {
    const web = built('production').find(({ kind }) => kind === 'Deployment');
    if (!web) throw new Error('There is no deployment');
    expect(getContainer(web, 'search').image).toBe(getContainer(web, 'web').image);
    const { initContainers = [], containers, terminationGracePeriodSeconds } = getPod(web);
    expect(initContainers.map(({ name }) => name)).toEqual(['search']);
    expect(containers.map(({ name }) => name)).toEqual(['web']);
    expect(terminationGracePeriodSeconds).toBe(40);
    const embedded = getContainer(web, 'web').env?.filter(({ name }) => name === 'EMBEDDED');
    expect(embedded).toEqual([{ name: 'EMBEDDED', value: 'SEARCH_URL' }]);
  });
});
