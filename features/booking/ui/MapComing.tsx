import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

/** The room of the map, whether it has come or not. */
export const MapRoom = styled('div', {
  blockSize: '$bookingMap',
  maxBlockSize: '70svh',
  borderRadius: '$card',
  overflow: 'clip',
});

const Quiet = styled(MapRoom, {
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '$surface',
});

/** Says what is coming where the map will be. */
export function MapComing() {
  const message = useMessages();
  return (
    <Quiet>
      <Text tone="muted">{message('finderMapLoading')}</Text>
    </Quiet>
  );
}
