import { UpstreamError } from '../upstreams/UpstreamError';

/** Longest that a visitor waits for a page or for the page that says why there is none, in ms. */
const PATIENCE_MS = 5800;
/** Part of it that is left for the error page. */
const ERROR_PAGE_MS = 500;

/** Moments by `performance.now()` until which a request is answered with a page. */
export interface PageDeadlines {
  page: number;
  errorPage: number;
}

/** The deadlines of a request that begins now. */
export function pageDeadlines(now = performance.now()): PageDeadlines {
  return { page: now + PATIENCE_MS - ERROR_PAGE_MS, errorPage: now + PATIENCE_MS };
}

/** An error page of a request that has waited for something else all the while has a little time too. */
export function errorPageDeadline({ errorPage }: PageDeadlines, now = performance.now()): number {
  return Math.max(errorPage, now + ERROR_PAGE_MS);
}

/**
 * The result of work, if it comes in time. What comes later is let go.
 * @param deadline by `performance.now()`; without one there is all the time that the work takes
 * @param upstream what is waited for; the content platform, as all pages do
 * @throws UpstreamError naming it
 */
export async function inTime<Result>(
  deadline: number | undefined,
  work: Promise<Result>,
  upstream = 'content',
): Promise<Result> {
  if (deadline === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tell = () => reject(new UpstreamError(upstream, 'timeout', 'did not answer in time'));
    timer = setTimeout(tell, Math.max(0, deadline - performance.now()));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
