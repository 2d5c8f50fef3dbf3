import { Button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

/**
 * A bar at the bottom of the window, as low as its text allows. The page ends above it, and sticky elements
 * leave room for it (`--over-end`), so that visitors can use the complete page without answering.
 */
const Banner = styled('section', {
  ...toneStyle('default'),
  position: 'fixed',
  // Above other bars, such as the tray of cars to compare (site/page/client/stickyBars.ts).
  insetBlockEnd: 0,
  // A transform is used, because bars that appear on scrolling would otherwise count as a layout shift.
  translate: '0 calc(-1 * var(--bars-end))',
  insetInline: 0,
  zIndex: '$overlay',
  // At most a third of the window, at any zoom.
  maxBlockSize: '33dvh',
  paddingBlock: '$3',
  paddingInline: '$gutter',
  borderBlockStart: '1px solid $line',
  boxShadow: '$overlay',
  overflowY: 'auto',
  // When the tray is opened, it covers the whole window.
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

const BannerText = styled(Text, { lineHeight: '$snug', '@lg': { maxInlineSize: '$narrow' } });

/**
 * All answers have the same size, and accept and decline the same style, so that neither is easier to
 * choose.
 */
const AnswerButtons = styled('div', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > *': { paddingInline: '$2', minBlockSize: '$touch' },
  '@sm': { gap: '$3', '& > *': { paddingInline: '$4' } },
});

/** Requests consent from visitors who have not answered yet, at the bottom of the window. */
export function ConsentBanner() {
  const message = useMessages();
  return (
    <Banner aria-labelledby="consent-banner-title" data-consent-banner="" data-sticks="above-end">
      <Row>
        <BannerText size="small">
          <strong id="consent-banner-title">{message('consentTitle')}</strong>{' '}
          {message('consentText')}{' '}
          <Link href="/" data-consent-policy="">
            {message('consentPolicy')}
          </Link>
        </BannerText>
        <AnswerButtons>
          <Button type="button" size="small" data-consent-answer="decline">
            {message('consentDecline')}
          </Button>
          <Button type="button" size="small" data-consent-answer="accept">
            {message('consentAccept')}
          </Button>
          <Button type="button" size="small" variant="outline" data-consent-details="">
            {message('consentDetails')}
          </Button>
        </AnswerButtons>
      </Row>
    </Banner>
  );
}
