/**
 * Asks once for many: whoever asks while a question is under way shares its answer, and so does
 * everybody for `freshMs` after it has come. A failure is shared as an answer is.
 */
export function sharedAnswer<Answer>(
  freshMs: number,
  ask: () => Promise<Answer>,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let staleAt = Infinity;
  return () => {
    if (!answer || now() > staleAt) {
      staleAt = Infinity;
      answer = ask().finally(() => (staleAt = now() + freshMs));
    }
    return answer;
  };
}
