import type { EditingConfig } from './editing.types';

/**
 * Origins of the external platform's own editors, including its component library (Experience Edge, editing).
 * Other origins, such as those at a tenant's own address, are configured.
 */
const PLATFORM_EDITORS = ['pages', 'designlibrary', 'xmapps', 'app'].map(
  (name) => `https://${name}.sitecorecloud.io`,
);

/** Origins whose editors may call and frame our pages, in the format of a content security policy. */
export function editingOrigins({ editing }: Pick<EditingConfig, 'editing'>): readonly string[] {
  const platform = editing.embedded ? [] : PLATFORM_EDITORS;
  return [...platform, ...editing.allowedOrigins];
}

/** Whether an origin is allowed; `https://*.x` matches every host below x. */
export function originMatcher(allowed: readonly string[]): (origin: string) => boolean {
  const exact = new Set(allowed.filter((entry) => !entry.includes('*')));
  const wildcards = allowed.flatMap((entry) => {
    const [scheme, domain, ...more] = entry.split('*.');
    return scheme?.endsWith('://') && domain && more.length === 0 ? [{ scheme, domain }] : [];
  });
  return (origin) =>
    exact.has(origin) ||
    wildcards.some(
      ({ scheme, domain }) => origin.startsWith(scheme) && origin.endsWith(`.${domain}`),
    );
}
