import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { TireLocation } from '../../../domain/tireHotel/tireHotel.types';
import { StationLinks } from './StationLinks';

const Warning = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  border: '2px solid $warning',
  borderRadius: '$card',
  '& > svg': { color: '$warning' },
  '@md': { padding: '$5' },
});

const TextColumn = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

/** Recommends new tyres, with the contact details of the station (TIRE-11, TIRE-86). */
export function WornWarning({ location }: { location: TireLocation }) {
  const message = useMessages();
  return (
    <Warning aria-labelledby="tire-warning">
      <Icon name="warning" size="large" />
      <TextColumn>
        <Heading id="tire-warning" level={3} size={5}>
          {message('tireWarning')}
        </Heading>
        <Text measured>{message('tireWarningText')}</Text>
        {(location.phone || location.email) && (
          <div role="group" aria-label={message('tireContactWorkshop')}>
            <Text size="small" weight="medium" aria-hidden>
              {message('tireContactWorkshop')}
            </Text>
            <StationLinks location={location} />
          </div>
        )}
      </TextColumn>
    </Warning>
  );
}
