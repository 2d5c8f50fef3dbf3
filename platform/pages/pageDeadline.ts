import { UpstreamError } from '../upstreams/UpstreamError';

/** Maximum time that a visitor waits for a page or for its error page. */
const PAGE_TIMEOUT_MS = 5800;
/** How much of that time is reserved for the error page. */
const ERROR_PAGE_MS = 500;

/** Deadlines of a request, by `performance.now()`. */
export interface PageDeadlines {
  page: number;
  errorPage: number;
}

/** The deadlines of a request that starts now. */
export function pageDeadlines(now = performance.now()): PageDeadlines {
  return { page: now + PAGE_TIMEOUT_MS - ERROR_PAGE_MS, errorPage: now + PAGE_TIMEOUT_MS };
}

/** The deadline of the error page: a request that used up its time still gets a little more. */
export function errorPageDeadline({ errorPage }: PageDeadlines, now = performance.now()): number {
  return Math.max(errorPage, now + ERROR_PAGE_MS);
}

/**
 * The result of the work, if it comes in time; a later result is ignored.
 * @param deadline by `performance.now()`; there is no limit when absent
 * @param upstream the upstream that the work waits for; the content platform by default
 * @throws UpstreamError of that upstream when the deadline passes
 */
export async function withDeadline<Result>(
  deadline: number | undefined,
  work: Promise<Result>,
  upstream = 'content',
): Promise<Result> {
  if (deadline === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new UpstreamError(upstream, 'timeout', 'did not answer in time'));
    timer = setTimeout(fail, Math.max(0, deadline - performance.now()));
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
