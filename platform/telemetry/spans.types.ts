import type { RouteClass } from './routeClass';

/** The names of all spans. */
export type SpanName =
  | 'request'
  | 'cached page'
  | 'load page'
  | 'content query'
  | 'search'
  | 'upstream'
  | 'sql'
  | 'render page';

/**
 * All attributes of spans, named by the conventions of OpenTelemetry where they exist. No attribute holds
 * visitors' input: no path, query, header, body, address or message of an error. Values come from the code
 * or from fixed lists.
 */
export interface SpanFields {
  'http.request.method'?: string;
  'http.route'?: RouteClass;
  'http.response.status_code'?: number;
  'forecourt.site'?: string;
  /** Links a trace to the log lines of its request, which contain the path. */
  'forecourt.request_id'?: string;
  /** Name of an operation in `schema/operations`. */
  'graphql.operation.name'?: string;
  'forecourt.index'?: 'cars' | 'dealers' | 'kits';
  'forecourt.upstream'?: string;
  'db.system.name'?: 'postgresql';
  'db.operation.name'?: string;
  /** Table that a statement is about. */
  'db.collection.name'?: string;
  /** Kind of an UpstreamError, or the class of another error. */
  'error.type'?: string;
}
