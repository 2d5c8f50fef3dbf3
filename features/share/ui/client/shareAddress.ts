/**
 * Shares an address with the device's share sheet, else copies it to the clipboard.
 * @returns the outcome; `kept` if the visitor or the browser refused
 */
export async function shareAddress(
  url: string,
  title: string,
): Promise<'shared' | 'copied' | 'kept'> {
  try {
    if ('share' in navigator && navigator.canShare?.({ url, title })) {
      await navigator.share({ url, title });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'kept';
  }
}

/** Whether the address can be shared: browsers have neither function on insecure pages. */
export const canShareAddress = (): boolean => 'share' in navigator || 'clipboard' in navigator;
