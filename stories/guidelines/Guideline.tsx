import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { Section } from '../../design-system/components/Section/Section';
import { styled } from '../../design-system/stitches';
import { isThemeName, type ThemeName } from '../../design-system/themes/themes';
import { StoryPage } from '../.storybook/StoryPage';

/** Body text of a page, in the theme's font. */
const Prose = styled('div', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'stretch',
  '& > *': { margin: 0, minInlineSize: 0 },
  '& > :is(p, ul, ol)': { maxInlineSize: '$measure' },
  '& > :is(h1, h2, h3)': {
    fontFamily: '$heading',
    fontWeight: '$heading',
    letterSpacing: '$heading',
    lineHeight: '$heading',
    textWrap: 'balance',
  },
  '& > h1': { fontSize: '$h1', lineHeight: '$display' },
  '& > h2': { fontSize: '$h3', marginBlockStart: '$6' },
  '& > h3': { fontSize: '$h4', marginBlockStart: '$3' },
  '& > :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& > :is(ul, ol) > li + li': { marginBlockStart: '0.4em' },
  '& :is(p, li, td) > code': {
    padding: '0.1em 0.3em',
    borderRadius: '$small',
    backgroundColor: '$surface',
    fontSize: '0.9em',
  },
  '& > pre': {
    padding: '$4',
    borderRadius: '$card',
    backgroundColor: '$surface',
    fontSize: '$small',
    lineHeight: '$body',
    overflowX: 'auto',
  },
  '& > table': {
    borderCollapse: 'collapse',
    fontSize: '$small',
    display: 'block',
    overflowX: 'auto',
  },
  '& > table :is(th, td)': {
    padding: '$2 $5 $2 0',
    borderBlockEnd: '1px solid $line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
});

/** Theme chosen in the toolbar. */
export function useChosenTheme(): ThemeName {
  const [theme, setTheme] = useState<ThemeName>(readThemeFromUrl);
  useEffect(() => {
    const channel = addons.getChannel();
    const choose = ({ globals }: { globals: { theme?: string } }) => {
      if (globals.theme && isThemeName(globals.theme)) setTheme(globals.theme);
    };
    channel.on('globalsUpdated', choose);
    return () => channel.off('globalsUpdated', choose);
  }, []);
  return theme;
}

/** Reads the theme from the page's address, to which Storybook adds the toolbar's choice: `globals=theme:smart;…`. */
function readThemeFromUrl(): ThemeName {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const themeName = /(?:^|;)theme:([a-z]+)/.exec(globals)?.[1] ?? '';
  return isThemeName(themeName) ? themeName : 'default';
}

/** A page of the guidelines, in the theme of the toolbar. */
export function Guideline({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <StoryPage theme={useChosenTheme()} language="en">
        <Section padding="small" width="narrow">
          <Prose>{children}</Prose>
        </Section>
      </StoryPage>
    </Unstyled>
  );
}
