/**
 * Shares an address with the device's share sheet, or copies it to the clipboard if there is none. Never
 * rejects.
 * @returns `kept` if the visitor cancelled or the browser refused
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

/** Whether an address can be shared or copied. On insecure pages browsers have neither function. */
export const canShareAddress = (): boolean => 'share' in navigator || 'clipboard' in navigator;
