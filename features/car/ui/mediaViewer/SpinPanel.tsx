import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { ToggleButton } from '../../../film/ui/ToggleButton';
import { Counter } from '../gallery/GalleryControls';
import { panelId, tabId } from './mediaModes';

const Panel = styled('div', {
  position: 'absolute',
  inset: 0,
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
});

/** Handles horizontal movement; vertical movement still scrolls the page. */
const DragArea = styled('div', {
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  // Drawn over the picture, which would cover an outline; in two colours, because pictures may have any colour.
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '$1',
    border: '2px solid $onDark',
    borderRadius: '$card',
    outline: '2px solid $dark',
    pointerEvents: 'none',
  },
  '& > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    pointerEvents: 'none',
  },
});

const LoadingOverlay = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
});

const Header = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInline: '$3',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto', borderRadius: '$round' },
});

const names = { around: 'mediaAroundOf', inside: 'mediaInteriorOf' } as const;

interface SpinPanelProps {
  id: string;
  mode: keyof typeof names;
  car: string;
}

/**
 * A 360° view as a slider over its degrees: it rotates until it is stopped, dragged or moved with the arrow keys.
 * Script adds the pictures when it is chosen.
 */
export function SpinPanel({ id, mode, car }: SpinPanelProps) {
  const message = useMessages();
  return (
    <Panel
      role="tabpanel"
      id={panelId(id, mode)}
      aria-labelledby={tabId(id, mode)}
      data-media-panel={mode}
      hidden
    >
      <DragArea
        role="slider"
        tabIndex={0}
        aria-label={fillIn(message(names[mode]), { car })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={0}
        data-turn=""
        data-degrees={message('mediaDegrees')}
      />
      <LoadingOverlay data-turn-wait="">
        <Spinner aria-hidden="true" />
        <VisuallyHidden>{message('mediaLoading')}</VisuallyHidden>
      </LoadingOverlay>
      <Header>
        <Counter>{message('mediaHint')}</Counter>
        <ToggleButton
          attribute="data-turn-play"
          offState={{ icon: 'play', label: message('mediaTurn') }}
          onState={{ icon: 'pause', label: message('mediaStop') }}
        />
      </Header>
    </Panel>
  );
}
