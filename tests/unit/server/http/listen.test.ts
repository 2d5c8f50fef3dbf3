import { createServer } from 'node:http';
import { listen } from '../../../../server/http/listen';

describe('listening', () => {
  it('reports which port is in use and how to fix it', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    const second = createServer();
    await expect(listen(second, port)).rejects.toThrow(
      `port ${port} is taken. Stop the process that uses it, or choose another port: PORT=`,
    );
    first.close();
  });
});
