import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { useTestDriveOption } from '../useTestDriveOption';
import type { DetailedCar } from './detailedCar';

const Actions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$menuColumn), 1fr))',
  gap: '$3',
  // Two buttons next to each other on a phone.
  '@belowSm': { '--button-padding': '$space$2' },
  '& > :first-child': {
    gridColumn: '1 / -1',
    // On phones it is always visible in CarPriceBar.
    '@belowLg': { display: 'none' },
  },
  // A single button takes the whole row.
  '& > :nth-child(2):last-child': { gridColumn: '1 / -1' },
});

/**
 * Links to the form: for a question, for a quote, and for a test drive if the car has one. If
 * the seller's free times are known, the last one links to them instead.
 */
export function CarContactActions({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const drive = useTestDriveOption()(car, '');
  return (
    <Actions>
      <Button as="a" href="#contact-form">
        <Icon name="chat" />
        {message('detailAsk')}
      </Button>
      <Button as="a" variant="outline" href="#contact-quote">
        {message('detailQuote')}
      </Button>
      {drive && (
        <Button as="a" variant="outline" href={drive.href}>
          {drive.text}
        </Button>
      )}
    </Actions>
  );
}
