/** The image, built by Buildah, as a folder that containers run from. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { postgresPrograms } from '../support/postgres';

const run = promisify(execFile);

/** What the image says of how it is run. */
interface ImageConfig {
  Cmd: string[];
  Env: string[];
  User: string;
  WorkingDir: string;
  Volumes: Record<string, object>;
  StopSignal: string;
}

export interface BuiltImage {
  /** Folder that holds the image's files. */
  root: string;
  config: ImageConfig;
  /** The command of HEALTHCHECK. */
  healthCheck: string[];
  remove: () => Promise<void>;
}

/** What is needed and not there. */
export function missingPrograms(): string[] {
  const isMissing = (name: string) => spawnSync(name, ['--version']).error !== undefined;
  return [
    ...['buildah', 'runc'].filter(isMissing),
    ...(postgresPrograms() ? [] : ['postgresql']),
    ...(process.getuid?.() === 0 ? [] : ['the administrator (root)']),
  ];
}

/**
 * Builds the image of this folder; what was built before and has not changed is taken from Buildah's layers.
 * @param base takes the place of NODE_IMAGE where no registry can be reached
 */
export async function buildImage(version: string, base?: string): Promise<BuiltImage> {
  const name = 'forecourt:under-test';
  const buildah = async (...words: string[]) =>
    (await run('buildah', words, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  // Docker's own form: the other one keeps no HEALTHCHECK.
  await buildah(
    ...['build', '--layers', '--isolation', 'chroot', '--format', 'docker', '--tag', name],
    ...['--build-arg', `BUILD_VERSION=${version}`],
    ...(base ? ['--build-arg', `NODE_IMAGE=${base}`, '--pull-never'] : []),
    '.',
  );
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', name)) as {
    Docker: { config: ImageConfig & { Healthcheck: { Test: string[] } } };
  };
  const container = await buildah('from', '--pull-never', name);
  return {
    root: await buildah('mount', container),
    config: Docker.config,
    healthCheck: Docker.config.Healthcheck.Test.slice(1),
    remove: async () => void (await buildah('rm', container)),
  };
}
