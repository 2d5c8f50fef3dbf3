/** Options of the provider's script that are used here. */
interface FormOptions {
  region: string;
  portalId: string;
  formId: string;
  /** Selector of the element in which the form is rendered. */
  target: string;
  /** Empty, so that the provider's styles are not used. */
  css: '';
  onFormReady: () => void;
  onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: { forms?: { create?: (options: FormOptions) => void } };
  }
}

/** Timeout for loading the script, and for rendering a form. */
export const SCRIPT_TIMEOUT_MS = 8000;

const pendingScripts = new Map<string, Promise<(options: FormOptions) => void>>();

/**
 * Loads the provider's script once per page. Rejects if it cannot be loaded or is not the expected script; later calls
 * then try again.
 */
export function loadProvider(src: string): Promise<(options: FormOptions) => void> {
  const pending = pendingScripts.get(src);
  if (pending) return pending;
  const loading = new Promise<(options: FormOptions) => void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('Script timed out')), SCRIPT_TIMEOUT_MS);
    script.async = true;
    script.src = src;
    script.addEventListener('error', () => reject(new Error('Script not loaded')));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const create = window.hbspt?.forms?.create;
      if (create) resolve(create);
      else reject(new Error('Script has no forms'));
    });
    document.head.append(script);
  });
  pendingScripts.set(src, loading);
  loading.catch(() => pendingScripts.delete(src));
  return loading;
}
