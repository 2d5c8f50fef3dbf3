import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Notice {
  path: string | undefined;
  signature: string;
  body: string;
}

/** Mock of the web process: records publish notices, and rejects attempts if requested. */
export class WebProcess {
  readonly notices: Notice[] = [];
  /** Number of attempts to reject, and the status of the rejection. */
  refusals = 0;
  refusal = 503;
  /** Response body for accepted notices. */
  answer = '{}';
  attempts = 0;
  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebProcess> {
    const server = createServer();
    const web = new WebProcess(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        web.attempts += 1;
        const refused = web.refusals > 0;
        if (refused) web.refusals -= 1;
        else {
          web.notices.push({
            path: request.url,
            signature: String(request.headers['x-forecourt-signature']),
            body: Buffer.concat(chunks).toString(),
          });
        }
        response.writeHead(refused ? web.refusal : 200).end(web.answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return web;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async waitForNotice(count: number): Promise<Notice> {
    while (this.notices.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    const notice = this.notices[count - 1];
    if (!notice) throw new Error('The web process was told nothing.');
    return notice;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
