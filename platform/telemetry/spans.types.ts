import type { RouteClass } from './routeClass';

/** Everything that is ever a span. */
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
 * Everything that a span may tell, after the conventions of OpenTelemetry where they have a name for it. No field holds
 * what a visitor wrote: no path, query, header, body, address or message of an error. Values come from the code or from
 * lists of it.
 */
export interface SpanFields {
  'http.request.method'?: string;
  'http.route'?: RouteClass;
  'http.response.status_code'?: number;
  'forecourt.site'?: string;
  /** Joins a trace with the lines of the log, which know the path. */
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
