import type { EditingConfig } from './editing.types';

/**
 * Where the platform's own editors run, its library of components among them (Experience Edge, editing). Others, such as
 * those of a tenant's own address, are configured.
 */
const PLATFORM_EDITORS = ['pages', 'designlibrary', 'xmapps', 'app'].map(
  (name) => `https://${name}.sitecorecloud.io`,
);

/** Origins whose editors may call and frame our pages, as they stand in a content security policy. */
export function editingOrigins({ editing }: Pick<EditingConfig, 'editing'>): readonly string[] {
  const platform = editing.embedded ? [] : PLATFORM_EDITORS;
  return [...platform, ...editing.allowedOrigins];
}

/** Tells whether an origin is among those allowed; `https://*.x` stands for every host below x. */
export function originMatcher(allowed: readonly string[]): (origin: string) => boolean {
  const exact = new Set(allowed.filter((entry) => !entry.includes('*')));
  const wildcards = allowed.flatMap((entry) => {
    const [scheme, rest, ...more] = entry.split('*.');
    return scheme?.endsWith('://') && rest && more.length === 0 ? [{ scheme, rest }] : [];
  });
  return (origin) =>
    exact.has(origin) ||
    wildcards.some(({ scheme, rest }) => origin.startsWith(scheme) && origin.endsWith(`.${rest}`));
}
