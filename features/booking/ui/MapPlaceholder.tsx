import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

/** Reserves the space of the map. */
export const MapRoom = styled('div', {
  blockSize: '$bookingMap',
  maxBlockSize: '70svh',
  borderRadius: '$card',
  overflow: 'clip',
});

const Placeholder = styled(MapRoom, {
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '$surface',
});

/** A placeholder while the map is loading. */
export function MapPlaceholder() {
  const message = useMessages();
  return (
    <Placeholder>
      <Text color="muted">{message('finderMapLoading')}</Text>
    </Placeholder>
  );
}
