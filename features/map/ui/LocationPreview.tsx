import type { KeyboardEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { boxButton } from '../../../design-system/components/FormField/control';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { MapPreview } from '../../../design-system/components/MapFrame/MapFrame';
import { useLanguage } from '../../../design-system/language';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { townLine } from '../../../domain/dealers/townLine';
import { formatDistance } from './distance';
import type { FinderLocation } from './location.types';

const Close = styled('span', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
});

const Name = styled('p', {
  margin: 0,
  paddingInlineEnd: '$6',
  fontSize: '$body',
  fontWeight: '$semibold',
});

const Line = styled('p', { margin: '$1 0 $3', color: '$muted' });

export interface LocationPreviewProps {
  location: FinderLocation;
  onClose: () => void;
  onShowMore: () => void;
}

/** Preview of the selected place on the map; the list has the details. */
export function LocationPreview({ location, onClose, onShowMore }: LocationPreviewProps) {
  const message = useMessages();
  const language = useLanguage();
  const { name, address, zip, city, distance } = location;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // Escape closes the preview from any of its buttons.
    <MapPreview role="group" aria-label={name} onKeyDown={onKeyDown}>
      <Close>
        <button
          type="button"
          className={boxButton()}
          aria-label={message('close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </Close>
      <Name>{name}</Name>
      <Line>
        {address}, {townLine(zip, city)}
        {distance && ` · ${formatDistance(distance, language)}`}
      </Line>
      <Button type="button" variant="primary" size="small" onClick={onShowMore}>
        {message('finderShowDetails')}
      </Button>
    </MapPreview>
  );
}
