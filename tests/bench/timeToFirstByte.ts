import { Agent, get } from 'node:http';

/**
 * Returns the median time in ms until the first byte of a response, for sequential requests on one
 * connection.
 */
export async function measureTimeToFirstByte(
  port: number,
  host: string,
  path: (request: number) => string,
  requests = 200,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    times.push(await measureFirstByte({ port, host, path: path(request), agent }));
  }
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function measureFirstByte(options: {
  port: number;
  host: string;
  path: string;
  agent: Agent;
}): Promise<number> {
  const { port, host, path, agent } = options;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { host, 'accept-encoding': 'br' };
    get({ hostname: '127.0.0.1', port, path, agent, headers }, (response) => {
      const elapsed = performance.now() - started;
      response.resume().once('end', () => resolve(elapsed));
    }).once('error', reject);
  });
}
