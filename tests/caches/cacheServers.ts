/**
 * Starts Varnish and nginx with the configurations of `operations/`, on free ports and in temporary folders.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from '../support/startBuilt';

const TIMEOUT_MS = 30_000;

export const purgeToken = 'token-of-the-test';

/** Returns the programs that are not installed. */
export const listMissingPrograms = (): string[] =>
  ['varnishd', 'nginx'].filter((name) => spawnSync('which', [name]).status !== 0);

export interface CacheServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts Varnish in front of an origin. */
export async function startVarnish(port: number, originPort: number): Promise<CacheServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-varnish-'));
  const vcl = await readFile('operations/varnish/forecourt.vcl', 'utf8');
  const file = path.join(folder, 'test.vcl');
  await writeFile(file, replaced(vcl, '.port = "8081"', `.port = "${originPort}"`));
  const args = ['-F', '-n', folder, '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'];
  const child = spawn(
    'varnishd',
    // Without the jail, which needs users that only a system installation creates.
    [...args, '-j', 'none', '-p', 'http_gzip_support=off', '-p', 'thread_pool_min=20'],
    { env: { ...process.env, CDN_PURGE_TOKEN: purgeToken }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return started(child, `http://127.0.0.1:${port}`, folder);
}

export interface NginxPorts {
  edge: number;
  cache: number;
  balancer: number;
  web: readonly number[];
}

/** Starts nginx with the edge and the balancer. */
export async function startNginx({ edge, cache, balancer, web }: NginxPorts): Promise<CacheServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-nginx-'));
  const servers = await readFile('operations/nginx/forecourt.conf', 'utf8');
  const processes = /(?: {2}server 127\.0\.0\.1:30\d0 [^\n]*\n)+/;
  const conf = [
    ['127.0.0.1:6081', `127.0.0.1:${cache}`],
    ['listen 8080', `listen 127.0.0.1:${edge}`],
    ['listen 127.0.0.1:8081', `listen 127.0.0.1:${balancer}`],
  ].reduce((text, [from = '', to = '']) => replaced(text, from, to), servers);
  const own = web
    .map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`)
    .join('');
  await writeFile(path.join(folder, 'forecourt.conf'), replaced(conf, processes, own));
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 2048; }
     http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
       .map((name) => `${name}_temp_path ${folder}/${name};`)
       .join(' ')} include ${folder}/forecourt.conf; }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(child, `http://127.0.0.1:${edge}`, folder);
}

function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text && !(typeof from === 'string' && from === to)) {
    throw new Error(`The configuration has no ${String(from)}`);
  }
  return result;
}

async function started(child: ChildProcess, url: string, folder: string): Promise<CacheServer> {
  const output: string[] = [];
  child.stderr?.on('data', (data: Buffer) => output.push(String(data)));
  const stop = async () => {
    await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`A cache does not start: ${output.join('')}`);
    }
    const isThere = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
    if (isThere) return { url, stop };
    await wait(50);
  }
}
