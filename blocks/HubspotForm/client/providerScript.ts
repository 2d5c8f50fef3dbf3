/** What is asked of the provider's script, as far as it is used here. */
interface FormOptions {
  region: string;
  portalId: string;
  formId: string;
  /** Selector of the element that the form is drawn in. */
  target: string;
  /** Empty: the provider's looks stay away. */
  css: '';
  onFormReady: () => void;
  onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: { forms?: { create?: (options: FormOptions) => void } };
  }
}

/** Longest wait for the script, and for a form that it draws, in ms. */
export const PATIENCE_MS = 8000;

const loading = new Map<string, Promise<(options: FormOptions) => void>>();

/**
 * Loads the provider's script, once a page. Rejects when it cannot be had, or is no such script; then it may be
 * tried again.
 */
export function loadProvider(src: string): Promise<(options: FormOptions) => void> {
  const known = loading.get(src);
  if (known) return known;
  const load = new Promise<(options: FormOptions) => void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('The script is late')), PATIENCE_MS);
    script.async = true;
    script.src = src;
    script.addEventListener('error', () => reject(new Error('The script cannot be had')));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const create = window.hbspt?.forms?.create;
      if (create) resolve(create);
      else reject(new Error('The script draws no forms'));
    });
    document.head.append(script);
  });
  loading.set(src, load);
  load.catch(() => loading.delete(src));
  return load;
}
