/**
 * Sends a mail. A permanent refusal, such as of an address that does not exist, counts as sent: the mail is
 * not sent again.
 */
export async function sendIgnoringPermanentRefusal(
  send: () => Promise<void>,
  isPermanent: (error: unknown) => boolean,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isPermanent(error)) throw error;
  }
}
