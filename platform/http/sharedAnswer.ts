/**
 * Shares one call between many callers: those who call while it is running get its answer, and so do those
 * who call within `freshMs` after it. A failure is shared in the same way.
 */
export function sharedAnswer<Answer>(
  freshMs: number,
  load: () => Promise<Answer>,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let staleAt = Infinity;
  return () => {
    if (!answer || now() > staleAt) {
      staleAt = Infinity;
      answer = load().finally(() => (staleAt = now() + freshMs));
    }
    return answer;
  };
}
