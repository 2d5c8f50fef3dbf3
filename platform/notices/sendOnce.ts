/** Sends; what is refused for good, such as an address that does not exist, counts as sent: it is not sent again. */
export async function sendOnce(
  send: () => Promise<void>,
  isForGood: (error: unknown) => boolean,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isForGood(error)) throw error;
  }
}
