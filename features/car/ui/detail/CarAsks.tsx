import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { useTestDriveWay } from '../useTestDriveWay';
import type { DetailedCar } from './detailedCar';

const Ways = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$menuColumn), 1fr))',
  gap: '$3',
  // Two words side by side on a phone.
  '@belowSm': { '--button-padding': '$space$2' },
  '& > :first-child': {
    gridColumn: '1 / -1',
    // On phones it is always in sight (CarPriceBar).
    '@belowLg': { display: 'none' },
  },
  // Alone in its row.
  '& > :nth-child(2):last-child': { gridColumn: '1 / -1' },
});

/**
 * Ways to the form: with nothing ticked, for a quote, for a test drive where one is to be had (spec 2 §2, anchors). Where
 * the seller's times are known, to those.
 */
export function CarAsks({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const drive = useTestDriveWay()(car, '');
  return (
    <Ways>
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
    </Ways>
  );
}
