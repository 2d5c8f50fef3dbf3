import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BuiltImage } from './builtImage';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

export interface ContainerOptions {
  /** Replaces the command of the image. */
  command?: string[];
  environment?: Readonly<Record<string, string>>;
  /** Folder mounted as `/data`; default: a new temporary folder. */
  data?: string;
}

/**
 * A container run as in Kubernetes: with the image's user, no capabilities, and a read-only root except
 * `/data` and `/tmp`. It uses the network of the machine.
 */
export class Container {
  static #count = 0;
  readonly #name = `forecourt-test-${process.pid}-${(Container.#count += 1)}`;
  readonly #child: ChildProcess;
  /** All output so far. */
  output = '';
  readonly #ended: Promise<number>;

  private constructor(
    bundle: string,
    readonly data: string,
  ) {
    this.#child = spawn('runc', ['run', this.#name], { cwd: bundle });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        void rm(bundle, { recursive: true, force: true }).then(() => resolve(code ?? -1));
      });
    });
  }

  static async start(image: BuiltImage, options: ContainerOptions = {}): Promise<Container> {
    const bundle = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bundle-'));
    const data = options.data ?? (await mkdtemp(path.join(os.tmpdir(), 'forecourt-data-')));
    await mkdir(data, { recursive: true });
    const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
    await chown(data, uid, gid);
    const specification = createSpecification(image, options, data);
    await writeFile(path.join(bundle, 'config.json'), JSON.stringify(specification));
    return new Container(bundle, data);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null;
  }

  /** Waits until the process has ended. @returns its exit code */
  waitForExit(): Promise<number> {
    return this.#ended;
  }

  /**
   * Waits for a response with this status. @throws Error with the output, if the process ends or the timeout
   * expires
   */
  async waitForResponse(url: string, status = 200, headers: Record<string, string> = {}) {
    const deadline = performance.now() + TIMEOUT_MS;
    while (this.isRunning && performance.now() < deadline) {
      const response = await fetch(url, { headers }).catch(() => undefined);
      if (response?.status === status) return response;
      await wait(100);
    }
    throw new Error(`${url} has not answered ${status}:\n${this.output.slice(-2000)}`);
  }

  /** Waits until the output contains a text. */
  async waitForOutput(text: string): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!this.output.includes(text)) {
      if (!this.isRunning || performance.now() > deadline) {
        throw new Error(`It has not said "${text}":\n${this.output.slice(-2000)}`);
      }
      await wait(50);
    }
  }

  /** Runs a command in the container, like `kubectl exec`. */
  async exec(command: string[], environment: Record<string, string> = {}) {
    const variables = Object.entries(environment).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]);
    const words = ['exec', ...variables, this.#name, ...command];
    return run('runc', words).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { code?: number; stdout?: string; stderr?: string }) => ({
        code: error.code ?? -1,
        output: `${error.stdout}${error.stderr}`,
      }),
    );
  }

  /** Sends SIGTERM without waiting. */
  async terminate(): Promise<void> {
    if (this.isRunning) await run('runc', ['kill', this.#name, 'TERM']);
  }

  /** Stops the process, by SIGKILL if necessary. */
  async stop(): Promise<void> {
    await this.terminate().catch(() => undefined);
    const killTimer = setTimeout(() => void run('runc', ['kill', this.#name, 'KILL']), 30_000);
    await this.#ended;
    clearTimeout(killTimer);
  }
}

/** Creates the configuration for runc (OCI runtime specification). */
function createSpecification(image: BuiltImage, options: ContainerOptions, data: string): object {
  const { Cmd, Env, User, WorkingDir } = image.config;
  const [uid, gid] = User.split(':').map(Number);
  const env = Object.entries(options.environment ?? {}).map((pair) => pair.join('='));
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  return {
    ociVersion: '1.0.2',
    hostname: 'forecourt',
    process: {
      args: options.command ?? Cmd,
      env: [...Env, ...env],
      cwd: WorkingDir,
      user: { uid, gid },
      noNewPrivileges: true,
      capabilities: none,
    },
    root: { path: image.root, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['mode=755'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['mode=1777', 'size=256m'] },
      { destination: '/data', type: 'none', source: data, options: ['rbind', 'rw'] },
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  };
}
