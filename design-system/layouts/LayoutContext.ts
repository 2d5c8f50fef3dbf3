import { createContext, use } from 'react';
import type { ThemeLayout } from './ThemeLayout';

const plain: ThemeLayout = {
  hero: { form: 'split', tone: 'default' },
  header: 'solid',
  cards: 'bordered',
  rhythm: 'even',
  icons: 'regular',
  motion: 'zoom',
};

/** The structure of the page's theme, for what style sheets alone cannot follow; the same for the whole page. */
export const LayoutContext = createContext<ThemeLayout>(plain);

/** The named layouts of the theme of the page. */
export const useThemeLayout = (): ThemeLayout => use(LayoutContext);
