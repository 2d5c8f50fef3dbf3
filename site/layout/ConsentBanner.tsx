import { Button } from '../../design-system/components/Button/Button';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

const Banner = styled('section', {
  ...toneStyle('default'),
  position: 'fixed',
  insetBlockEnd: '$3',
  insetInline: '$3',
  zIndex: '$overlay',
  display: 'grid',
  gap: '$4',
  maxInlineSize: '$narrow',
  // A third of the window at most, whatever the zoom: the page can be read and used meanwhile.
  maxBlockSize: 'calc(33dvh - $space$3)',
  marginInline: 'auto',
  padding: '$4',
  borderRadius: '$card',
  border: '1px solid $line',
  boxShadow: '$overlay',
  overflowY: 'auto',
  '@md': { padding: '$5', insetBlockEnd: '$5' },
  // The tray of cars to compare keeps its place below.
  'body:has([data-compare-tray]) &': { '@tall': { insetBlockEnd: 'calc($sizes$tray + $space$2)' } },
  '@low': {
    insetBlockEnd: 0,
    insetInline: 0,
    maxInlineSize: 'none',
    maxBlockSize: '33dvh',
    paddingBlock: '$2',
    borderRadius: 0,
  },
  '@print': { display: 'none' },
});

/** The two answers are the same in size and look: neither is the easier one. */
const Answers = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child': { gridColumn: '1 / -1' },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
    '& > :last-child': { gridColumn: 'auto' },
  },
});

/** What a visitor who has not answered yet is asked, at the bottom of the window. */
export function ConsentBanner() {
  const message = useMessages();
  return (
    <Banner aria-labelledby="consent-banner-title" data-consent-banner="" data-sticks="end">
      <div>
        <Text weight="bold" id="consent-banner-title">
          {message('consentTitle')}
        </Text>
        <Text size="small" tone="muted">
          {message('consentText')}{' '}
          <Link href="/" data-consent-policy="">
            {message('consentPolicy')}
          </Link>
        </Text>
      </div>
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
    </Banner>
  );
}
