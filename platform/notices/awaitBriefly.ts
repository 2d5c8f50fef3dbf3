/**
 * How long a visitor's request waits for the result of sending a mail; after that the mail is reported as on
 * its way.
 */
const TIMEOUT_MS = 4000;

/** The result of sending a mail, or `later` if it takes too long. The caller logs a later failure. */
export async function awaitBriefly<Outcome>(sending: Promise<Outcome>): Promise<Outcome | 'later'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'later'>((resolve) => {
    timer = setTimeout(() => resolve('later'), TIMEOUT_MS);
  });
  return Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}
