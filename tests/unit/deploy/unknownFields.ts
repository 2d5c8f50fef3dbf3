import type { Manifest } from './manifests';
import { unreadPaths } from './unreadPaths';

/** The validator of an object, from the package of Kubernetes' schemas. */
function modelOf({ apiVersion, kind }: Manifest): new (data: object) => { validate: () => void } {
  const models = jest.requireActual<Record<string, unknown>>(
    `kubernetes-models/${apiVersion}/${kind}`,
  );
  return models[kind] as ReturnType<typeof modelOf>;
}

/** Fields that Kubernetes does not know. @throws for what is missing or of the wrong type */
export function unknownFields({ file: _, ...manifest }: Manifest): string[] {
  const Model = modelOf({ file: '', ...manifest });
  return unreadPaths(manifest, (copy) => Object.assign(new Model({}), copy).validate());
}
