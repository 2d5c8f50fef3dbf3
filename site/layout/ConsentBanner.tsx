import { Button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

/**
 * A bar along the end of the window, as low as its words allow. The page ends above it, and what sticks makes room for
 * it (`--over-end`), so that whoever does not answer can use all of the page meanwhile.
 */
const Banner = styled('section', {
  ...toneStyle('default'),
  position: 'fixed',
  // Above other bars, such as the tray of cars to compare (site/page/client/stickyBars.ts).
  insetBlockEnd: 0,
  // By a translation: bars that come with scrolling would count as a shift of the layout otherwise.
  translate: '0 calc(-1 * var(--bars-end))',
  insetInline: 0,
  zIndex: '$overlay',
  // A third of the window at most, whatever the zoom.
  maxBlockSize: '33dvh',
  paddingBlock: '$3',
  paddingInline: '$gutter',
  borderBlockStart: '1px solid $line',
  boxShadow: '$overlay',
  overflowY: 'auto',
  // What opens in the tray has the window to itself.
  'body:has([data-compare-tray] [aria-expanded="true"]) &': { visibility: 'hidden' },
  '@print': { display: 'none' },
});

const Row = styled('div', {
  display: 'grid',
  gap: '$3 $6',
  alignItems: 'center',
  maxInlineSize: '$wide',
  marginInline: 'auto',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Words = styled(Text, { lineHeight: '$snug', '@lg': { maxInlineSize: '$narrow' } });

/** The answers are the same in size, and two of them in look: neither is the easier one. */
const Answers = styled('div', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > *': { paddingInline: '$2', minBlockSize: '$touch' },
  '@sm': { gap: '$3', '& > *': { paddingInline: '$4' } },
});

/** What a visitor who has not answered yet is asked, at the end of the window. */
export function ConsentBanner() {
  const message = useMessages();
  return (
    <Banner aria-labelledby="consent-banner-title" data-consent-banner="" data-sticks="above-end">
      <Row>
        <Words size="small">
          <strong id="consent-banner-title">{message('consentTitle')}</strong>{' '}
          {message('consentText')}{' '}
          <Link href="/" data-consent-policy="">
            {message('consentPolicy')}
          </Link>
        </Words>
        <Answers>
          <Button type="button" size="small" data-consent-answer="decline">
            {message('consentDecline')}
          </Button>
          <Button type="button" size="small" data-consent-answer="accept">
            {message('consentAccept')}
          </Button>
          <Button type="button" size="small" variant="outline" data-consent-details="">
            {message('consentDetails')}
          </Button>
        </Answers>
      </Row>
    </Banner>
  );
}
