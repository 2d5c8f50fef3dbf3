/** Builds the image with Buildah and unpacks it to a folder for containers. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { findPostgresPrograms } from '../support/postgres';

const run = promisify(execFile);

/** Configuration of the image. */
interface ImageConfig {
  Cmd: string[];
  Env: string[];
  User: string;
  WorkingDir: string;
  Volumes: Record<string, object>;
  StopSignal: string;
}

export interface BuiltImage {
  /** Folder with the files of the image. */
  root: string;
  config: ImageConfig;
  /** Command of HEALTHCHECK. */
  healthCheck: string[];
  remove: () => Promise<void>;
}

/** Returns the programs that are not installed. */
export function listMissingPrograms(): string[] {
  const isMissing = (name: string) => spawnSync(name, ['--version']).error !== undefined;
  return [
    ...['buildah', 'runc'].filter(isMissing),
    ...(findPostgresPrograms() ? [] : ['postgresql']),
    ...(process.getuid?.() === 0 ? [] : ['the administrator (root)']),
  ];
}

/**
 * Builds the image of this repository; Buildah reuses unchanged layers.
 * @param base replaces NODE_IMAGE on machines without access to a registry
 */
export async function buildImage(version: string, base?: string): Promise<BuiltImage> {
  const name = 'forecourt:under-test';
  const buildah = async (...words: string[]) =>
    (await run('buildah', words, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  // Docker's format, since the OCI format does not support HEALTHCHECK.
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
