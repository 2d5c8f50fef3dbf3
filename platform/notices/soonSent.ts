/** How long a visitor waits to hear whether their mail was taken, in ms; then it is on its way. */
const PATIENCE_MS = 4000;

/** What became of a mail, as far as is known in time. One that is refused after that is only logged. */
export async function soonSent<Outcome>(sending: Promise<Outcome>): Promise<Outcome | 'later'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'later'>((resolve) => {
    timer = setTimeout(() => resolve('later'), PATIENCE_MS);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
