import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { TireLocation } from '../../../domain/tireHotel/tireHotel.types';
import { StationLinks } from './StationLinks';

const Body = styled('div', { display: 'grid', gap: '$3', justifyItems: 'start' });

export interface StationCardProps {
  title: string;
  location: TireLocation;
}

/** The station where the wheels are stored and changed, and how to contact it (TIRE-13). */
export function StationCard({ title, location }: StationCardProps) {
  return (
    <Card as="section" aria-labelledby="tire-station">
      <Body>
        <Heading id="tire-station" level={3} size={5}>
          {title}
        </Heading>
        <Text>{location.locationName}</Text>
        <StationLinks location={location} />
      </Body>
    </Card>
  );
}
