import type { Manifest } from './manifests';
import { unreadPaths } from './unreadPaths';

/** Returns the validator of a manifest, from the package of Kubernetes schemas. */
function loadModel({ apiVersion, kind }: Manifest): new (data: object) => { validate: () => void } {
  const models = jest.requireActual<Record<string, unknown>>(
    `kubernetes-models/${apiVersion}/${kind}`,
  );
  return models[kind] as ReturnType<typeof loadModel>;
}

/** Returns the fields that Kubernetes does not know. @throws Error for missing fields and wrong types */
export function unknownFields({ file: _, ...manifest }: Manifest): string[] {
  const Model = loadModel({ file: '', ...manifest });
  return unreadPaths(manifest, (copy) => Object.assign(new Model({}), copy).validate());
}
