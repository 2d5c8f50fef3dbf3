/** What the server tells the developer pages about one site. */
export interface DevSite {
  name: string;
  /** Address of its pages here, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Its public pages; undefined when the content platform does not say. */
  routes?: readonly DevRoute[];
}

export interface DevRoute {
  /** Route below the site's root, without language prefix. */
  path: string;
  languages: readonly string[];
}

/** How a remote system answered just now. */
export interface UpstreamHealth {
  name: string;
  /** Without credentials. */
  address: string;
  /** Whether the embedded default stands in for the real system. */
  embedded: boolean;
  /** Why it does not work; undefined when it does. */
  problem?: string;
  milliseconds: number;
}

/** A request for a developer page. */
export interface DevRequest {
  /** Decoded path, `/_dev` or below. */
  path: string;
  query: URLSearchParams;
  sites: readonly DevSite[];
  upstreams: readonly UpstreamHealth[];
  /** Address of the page that shows what the embedded upstreams have received, where they run. */
  inbox?: string;
}
