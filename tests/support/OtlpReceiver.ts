import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector of OpenTelemetry gets it, with its fields as one object. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 0 unset, 1 well, 2 failed. */
  status: number;
  fields: Record<string, string | number | boolean>;
  service: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number };
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'fields' | 'status' | 'service'> & {
        attributes: Attribute[];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

/** A collector that takes traces by OTLP over HTTP, as JSON, and keeps what it is sent. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything as it came. */
  readonly bodies: string[] = [];
  /** Headers of the last batch. */
  headers: IncomingHttpHeaders = {};
  readonly #server: Server;

  /** @param keep false only counts on being sent to: for measurements */
  private constructor(keep: boolean) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.headers = request.headers;
        if (keep) this.#take(Buffer.concat(chunks).toString());
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
  }

  static async start({ keep = true } = {}): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver(keep);
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The spans of one trace. */
  trace(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(body: string): void {
    this.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Batch).resourceSpans) {
      const service = String(fieldsOf(resource.attributes)['service.name']);
      for (const { attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        const fields = fieldsOf(attributes);
        this.spans.push({ ...span, status: status?.code ?? 0, fields, service });
      }
    }
  }
}

const fieldsOf = (attributes: readonly Attribute[]): ReceivedSpan['fields'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
