import { execFile, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from '../support/freePorts';

const run = promisify(execFile);

const START_MS = 300_000;
const folderOfNode = path.join('tests', 'opensearch', 'node');
/** JVM options for small heaps and a fast start, since the tests are short. */
const JVM_OPTIONS = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

interface NodeState {
  url: string;
  /** Arguments of `java`. */
  start: string[];
  pid?: number;
}

interface ClusterOptions {
  /** Number of nodes; default: three. */
  size?: number;
  /** JVM options of each node. */
  jvm?: readonly string[];
}

/**
 * An OpenSearch cluster on loopback; each node is a process that can be killed. Maven downloads its libraries
 * (node/pom.xml). Its state is in a folder, so that the tests can use the cluster that their command started.
 */
export class TestCluster {
  private constructor(
    readonly folder: string,
    private readonly nodes: NodeState[],
  ) {}

  /** Returns the required programs that are not installed. */
  static missingCommands(): string[] {
    return ['java', 'mvn'].filter((command) => spawnSync(command, ['-version']).status !== 0);
  }

  /**
   * @throws Error if Maven cannot download the libraries, or the cluster does not start within five minutes
   */
  static async start({ size = 3, jvm = JVM_OPTIONS }: ClusterOptions = {}): Promise<TestCluster> {
    const cache = path.resolve('.cache', 'opensearch');
    await mkdir(cache, { recursive: true });
    const classpath = path.join(cache, 'classpath');
    await run('mvn', [
      ...['-q', '-B', '-f', path.join(folderOfNode, 'pom.xml')],
      ...['dependency:build-classpath', `-Dmdep.outputFile=${classpath}`],
    ]);
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-opensearch-'));
    const ports = await freePorts(2 * size);
    const transports = ports.slice(size).map((port) => `127.0.0.1:${port}`);
    const names = transports.map((_, at) => `node${at}`);
    const nodes = names.map((name, at): NodeState => {
      const settings = {
        'path.home': path.join(folder, name),
        'node.name': name,
        'cluster.name': path.basename(folder),
        'network.host': '127.0.0.1',
        'http.port': String(ports[at]),
        'transport.port': String(ports[size + at]),
        'discovery.seed_hosts': transports.join(','),
        'cluster.initial_cluster_manager_nodes': names.join(','),
        // The developer's disk may be almost full.
        'cluster.routing.allocation.disk.threshold_enabled': 'false',
      };
      const entry = path.resolve(folderOfNode, 'TestNode.java');
      return {
        url: `http://127.0.0.1:${ports[at]}`,
        start: [
          ...[...jvm, '-cp', readFileSync(classpath, 'utf8').trim(), entry],
          ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
        ],
      };
    });
    const cluster = new TestCluster(folder, nodes);
    try {
      for (const at of nodes.keys()) await cluster.startNode(at);
      await cluster.waitForNodes(size);
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  /** Returns the cluster whose state is in a folder. */
  static open(folder: string): TestCluster {
    const nodes = JSON.parse(
      readFileSync(path.join(folder, 'cluster.json'), 'utf8'),
    ) as NodeState[];
    return new TestCluster(folder, nodes);
  }

  get urls(): string[] {
    return this.nodes.map(({ url }) => url);
  }

  /** Process ids of the running nodes. */
  get pids(): number[] {
    return this.nodes.flatMap(({ pid }) => pid ?? []);
  }

  async startNode(at: number): Promise<void> {
    const node = this.#node(at);
    const log = openSync(path.join(this.folder, `node${at}.log`), 'a');
    const started = spawn('java', node.start, { stdio: ['ignore', log, log] });
    started.unref();
    closeSync(log);
    node.pid = started.pid;
    await this.#save();
  }

  /** Kills a node, as in a power failure. */
  async killNode(index: number): Promise<void> {
    const node = this.#node(index);
    if (node.pid !== undefined) process.kill(node.pid, 'SIGKILL');
    delete node.pid;
    await this.#save();
  }

  /** Waits until this number of nodes form a cluster and all shards are allocated. */
  async waitForNodes(count: number): Promise<void> {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      for (const { url } of this.nodes) {
        const query = `wait_for_nodes=${count}&wait_for_no_initializing_shards=true&timeout=5s`;
        const answer = await fetch(`${url}/_cluster/health?${query}`).catch(() => undefined);
        const health = (await answer?.json()) as { timed_out?: boolean } | undefined;
        if (answer?.ok && health?.timed_out === false) return;
      }
      await pause(500);
    }
    throw new Error(`The cluster has not come up; its logs are in ${this.folder}.`);
  }

  async close(): Promise<void> {
    for (const pid of this.pids) process.kill(pid, 'SIGKILL');
    // Killed processes may still write for a moment.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #node(at: number): NodeState {
    const node = this.nodes[at];
    if (!node) throw new Error(`There is no node ${at}`);
    return node;
  }

  #save(): Promise<void> {
    return writeFile(path.join(this.folder, 'cluster.json'), JSON.stringify(this.nodes));
  }
}
