import { createContext, use } from 'react';
import type { ThemeLayout } from './ThemeLayout';

const defaultLayout: ThemeLayout = {
  hero: { form: 'split', tone: 'default' },
  header: 'solid',
  cards: 'bordered',
  rhythm: 'even',
  icons: 'regular',
  motion: 'zoom',
};

/** The layout of the page's theme, for differences that style sheets cannot express; the same for the whole page. */
export const LayoutContext = createContext<ThemeLayout>(defaultLayout);

/** The named layouts of the theme of the page. */
export const useThemeLayout = (): ThemeLayout => use(LayoutContext);
