/** @jest-environment node */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { drain, listen } from '../../../../server/http/listen';
import { ask } from '../appUnderTest';

describe('listening', () => {
  it('says which port is taken and what to do', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    const second = createServer();
    await expect(listen(second, port)).rejects.toThrow(
      `port ${port} is taken. Stop the process that uses it, or choose another port: PORT=`,
    );
    first.close();
  });
});

describe('draining', () => {
  it('finishes running requests and takes no new ones', async () => {
    const { promise: asked, resolve } = withResolvers<ServerResponse>();
    const server = createServer((_, response) => resolve(response));
    const port = await listen(server, 0);
    const answer = ask(port);
    const response = await asked;
    const drained = drain(server, 60_000);
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    response.end('done');
    expect((await answer).text).toBe('done');
    expect(await drained).toBe(true);
  });

  it('cuts off what takes too long', async () => {
    const { promise: asked, resolve } = withResolvers<ServerResponse>();
    const server = createServer((_, response) => resolve(response));
    const answer = ask(await listen(server, 0));
    const failed = expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
    await asked;
    expect(await drain(server, 10)).toBe(false);
    await failed;
  });
});

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
