import { useEffect, useInsertionEffect, type ReactNode } from 'react';
import { themeCss } from '../../design-system/themes/themeCss';
import { themeClass, type ThemeName } from '../../design-system/themes/themes';
import { examplePage } from '../../site/dev/examplePage';
import { fontCss } from '../../site/fonts/fontAssets';
import { PageProviders } from '../../site/page/PageProviders';
import { clientScriptSelector } from '../../rendering/client/selectors';
import { entryScripts } from '../../blocks/clientScripts';
import { getLocale } from '../../sites/getLocale';
import type { Language } from '../../sites/site.types';
import { ImageHosts } from '../../design-system/components/Image/imageContexts';

interface StoryPageProps {
  theme: ThemeName;
  language: Language;
  children: ReactNode;
}

const themeStyle = document.head.appendChild(document.createElement('style'));

/** Wraps a story in the context that a page gives its blocks. */
export function StoryPage({ theme, language, children }: StoryPageProps) {
  const data = examplePage({ title: '', theme, language });
  const locale = getLocale(data.site, language);
  useInsertionEffect(() => {
    themeStyle.textContent = fontCss(theme, 'swap') + themeCss(theme);
    document.documentElement.className = themeClass(theme);
    document.documentElement.lang = locale;
  }, [theme, locale]);
  useEffect(() => {
    for (const name of ['SearchBar', 'NavigationBar'] as const) {
      document
        .querySelectorAll<HTMLElement>(clientScriptSelector(name))
        .forEach(entryScripts[name]);
    }
  }, []);
  return (
    <PageProviders data={data}>
      <ImageHosts value={null}>{children}</ImageHosts>
    </PageProviders>
  );
}
