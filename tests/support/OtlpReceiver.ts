import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received OpenTelemetry span; its attributes are one object. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 0: unset, 1: OK, 2: error. */
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

/** An OpenTelemetry collector that receives traces by OTLP over HTTP, as JSON, and stores them. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** All received bodies. */
  readonly bodies: string[] = [];
  /** Headers of the last request. */
  headers: IncomingHttpHeaders = {};
  readonly #server: Server;

  /** @param storesSpans false discards the bodies, for measurements */
  private constructor(storesSpans: boolean) {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.headers = request.headers;
        if (storesSpans) this.#take(Buffer.concat(chunks).toString());
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

  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Returns the spans of a trace. */
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
      const service = String(getFields(resource.attributes)['service.name']);
      for (const { attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        const fields = getFields(attributes);
        this.spans.push({ ...span, status: status?.code ?? 0, fields, service });
      }
    }
  }
}

const getFields = (attributes: readonly Attribute[]): ReceivedSpan['fields'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
