import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { type Style, styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import { chevron, chevronUp, hangingPanel, summaryReset } from './disclosure';
import type { SheetEnd } from './MenuSheet';

const Panel = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    paddingInline: '$3',
    borderRadius: '$small',
    color: '$text',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '@hover': { '&:hover': { backgroundColor: '$surface' } },
  },
  '& a[aria-current]': { fontWeight: '$semibold' },
});

const inBar: Style = {
  '& > ul': {
    ...hangingPanel,
    insetBlockStart: 'calc(100% + $space$1)',
    insetInlineEnd: 0,
  },
};

const inSheet: Style = { marginBlockStart: 'auto', paddingBlockStart: '$5' };

const Switcher = styled('details', {
  position: 'relative',
  '& > summary': {
    ...summaryReset,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '$touch',
    borderRadius: '$small',
    fontSize: '$small',
    fontWeight: '$semibold',
    letterSpacing: '$caps',
    textTransform: 'uppercase',
  },
  '& > summary::after': { ...chevron, marginInline: 0 },
  '&[open] > summary::after': chevronUp,
  variants: {
    until: {
      lg: { '@lg': inBar, '@belowLg': inSheet },
      xl: { '@xl': inBar, '@belowXl': inSheet },
    },
  },
});

/**
 * Links to the page's other languages, each with its own name. Renders nothing unless the page is in several
 * of the site's languages.
 */
export function LanguageSwitcher({ until }: { until: SheetEnd }) {
  const message = useMessages();
  const { languages } = usePageInfo();
  if (languages.length < 2) return null;
  const current = languages.find((language) => language.isCurrent);
  // The accessible name contains the visible letters, for voice control.
  const name = `${current?.nativeName ?? ''} (${current?.language ?? ''})`;
  return (
    <Switcher name="menu" until={until} data-languages="">
      <summary aria-label={`${message('languageSwitcher')}: ${name}`}>
        <Icon name="globe" />
        {current?.language}
      </summary>
      <Panel role="list">
        {languages.map(({ language, nativeName, href, isSamePage: samePage, isCurrent }) => (
          <li key={language}>
            <a
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={isCurrent ? 'true' : undefined}
              data-same-page={samePage ? '' : undefined}
            >
              {nativeName}
            </a>
          </li>
        ))}
      </Panel>
    </Switcher>
  );
}
