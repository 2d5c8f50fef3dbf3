import { Container } from '../../design-system/components/Container/Container';
import { Icon } from '../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldButton, FieldLink } from '../../design-system/fields/FieldLink';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import type { HeaderProps } from '../../schema/generated/fields';
import { usePageInfo } from '../pageInfo';
import { LanguageSwitcher } from './LanguageSwitcher';

const Bar = styled('header', {
  ...toneStyle('default'),
  borderBlockEnd: '1px solid $line',
  variants: {
    sticky: { true: { position: 'sticky', insetBlockStart: 0, zIndex: '$header' } },
  },
});

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minBlockSize: '$header',
});

const Home = styled('a', {
  display: 'inline-flex',
  flexShrink: 0,
  textDecoration: 'none',
  '& img': {
    inlineSize: '$sizes$wordmarkWidth',
    blockSize: '$sizes$wordmarkHeight',
    objectFit: 'contain',
  },
});

const Links = styled('ul', {
  display: 'flex',
  alignItems: 'stretch',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    paddingInline: '$3',
    borderRadius: '$control',
    color: '$text',
    fontWeight: '$medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '@hover': { '&:hover': { backgroundColor: '$surface' } },
  },
  '& a[aria-current]': { boxShadow: 'inset 0 -2px 0 $colors$accent', borderRadius: 0 },
});

const Wide = styled('div', {
  display: 'none',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  '@xl': { display: 'flex' },
});

const End = styled('div', { display: 'flex', alignItems: 'center', gap: '$3' });

const Narrow = styled('details', {
  marginInlineStart: 'auto',
  // Its drawing, not its larger target, ends where the page's content ends.
  marginInlineEnd: 'calc(-1 * $space$3)',
  '@xl': { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$touch',
    blockSize: '$touch',
    borderRadius: '$control',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > [data-when-open]': { display: 'none' },
  '&[open] > summary > [data-when-open]': { display: 'inline-flex' },
  '&[open] > summary > [data-when-closed]': { display: 'none' },
});

const Panel = styled('div', {
  ...toneStyle('default'),
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: '$menu',
  display: 'grid',
  gap: '$5',
  padding: '$4 $space$gutter $6',
  borderBlock: '1px solid $line',
  boxShadow: '$overlay',
  maxBlockSize: 'calc(100svh - 5rem)',
  overflowY: 'auto',
  [`& ${Links}`]: { flexDirection: 'column' },
  [`& ${Links} a`]: {
    minBlockSize: '3.25rem',
    paddingInline: 0,
    fontSize: '$lead',
    whiteSpace: 'normal',
  },
});

const Positioned = styled('div', { position: 'relative' });

/** Top of every page: logo, the main links and a language switcher; a fold-out list on narrow windows. */
export function Header({ Logo, Links: links = [], Action, Sticky }: HeaderProps) {
  const message = useMessages();
  const { siteName, homeHref, languages } = usePageInfo();
  const action = Action && <FieldButton field={Action} size="small" />;
  return (
    <Bar sticky={Sticky}>
      <Positioned>
        <Container width="wide">
          <Row>
            <Home href={homeHref}>
              {Logo ? (
                <FieldImage field={Logo} place="natural" priority />
              ) : (
                <Wordmark name={siteName} />
              )}
            </Home>
            <Wide>
              <nav aria-label={message('mainNavigation')}>
                <HeaderLinks links={links} />
              </nav>
              <End>
                <LanguageSwitcher languages={languages} />
                {action}
              </End>
            </Wide>
            <Narrow>
              <summary>
                <span data-when-closed="">
                  <Icon name="menu" size="medium" />
                </span>
                <span data-when-open="">
                  <Icon name="close" size="medium" />
                </span>
                <VisuallyHidden>{message('openMenu')}</VisuallyHidden>
              </summary>
              <Panel>
                <nav aria-label={message('mainNavigation')}>
                  <HeaderLinks links={links} />
                </nav>
                <LanguageSwitcher languages={languages} />
                {action}
              </Panel>
            </Narrow>
          </Row>
        </Container>
      </Positioned>
    </Bar>
  );
}

function HeaderLinks({ links }: { links: NonNullable<HeaderProps['Links']> }) {
  const { href } = usePageInfo();
  return (
    <Links role="list">
      {links.map(({ Link }, index) => (
        <li key={index}>
          <FieldLink
            field={Link}
            look="plain"
            aria-current={Link?.value.href === href ? 'page' : undefined}
          />
        </li>
      ))}
    </Links>
  );
}
