/**
 * Gives an address to others: by what the device has for that, else by the clipboard.
 * @returns what became of it; `kept` where the visitor or the browser refused
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

/** Browsers have neither on pages that are not secure. */
export const canShareAddress = (): boolean => 'share' in navigator || 'clipboard' in navigator;
