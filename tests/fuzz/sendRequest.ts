import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import type { FuzzAnswer, FuzzRequest, Silence } from './fuzzRequest.types';

/** Response timeout; exceeding it is a finding. */
const RESPONSE_TIMEOUT_MS = 60_000;
/** Timeout for invalid requests, after which the server may be waiting for more bytes. */
const RAW_TIMEOUT_MS = 400;
const noAnswer = (silence: Silence): FuzzAnswer => ({
  status: 0,
  contentType: '',
  headers: {},
  body: Buffer.alloc(0),
  silence,
});
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request unchanged; the status is 0 without a response. */
export function sendRequest(request: FuzzRequest, port: number): Promise<FuzzAnswer> {
  return request.raw ? sendRaw(request.raw, port) : sendSound(request, port);
}

function sendSound(fuzzRequest: FuzzRequest, port: number): Promise<FuzzAnswer> {
  const { method, path, body } = fuzzRequest;
  const headers = {
    ...fuzzRequest.headers,
    ...(body && { 'content-length': String(body.length) }),
  };
  return new Promise((resolve) => {
    const end = () => resolve(noAnswer('cut off'));
    const giveUp = () => resolve(noAnswer('late'));
    try {
      const options = { host: '127.0.0.1', port, method, path, headers, agent, setHost: false };
      const request = send({ ...options, timeout: RESPONSE_TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', end);
        response.on('end', () => {
          const contentType = response.headers['content-type'] ?? '';
          resolve({
            status: response.statusCode ?? 0,
            contentType,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      });
      request.on('error', end).on('timeout', () => {
        giveUp();
        request.destroy();
      });
      request.on('upgrade', (_response, socket) => {
        socket.destroy();
        end();
      });
      request.end(body);
    } catch {
      // Node's client rejects some paths and headers; raw requests bypass it.
      resolve(noAnswer('unsendable'));
    }
  });
}

function sendRaw(bytes: Buffer, port: number): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(RAW_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
    socket
      .on('end', () => socket.destroy())
      .on('close', () => resolve(read(Buffer.concat(chunks))));
  });
}

function read(answer: Buffer): FuzzAnswer {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return noAnswer('broken bytes');
  const head = answer.subarray(0, end).toString('latin1');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    contentType: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
    headers: {},
    body: answer.subarray(end + 4),
  };
}
