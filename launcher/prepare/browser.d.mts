/** Path of a Chromium on this machine: CHROMIUM_PATH, or the lightest one in the search path. */
export function findBrowser(): string | undefined;
