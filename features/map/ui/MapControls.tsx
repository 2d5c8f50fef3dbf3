import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const Zoom = styled('div', {
  position: 'absolute',
  insetBlockEnd: '$5',
  insetInlineEnd: '$3',
  zIndex: '$floating',
  display: 'grid',
  borderRadius: '$control',
  backgroundColor: '$bg',
  boxShadow: '$raised',
});

const Credits = styled('p', {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: '$floating',
  margin: 0,
  padding: '0 $2',
  backgroundColor: '$bg',
  color: '$muted',
  fontSize: '$caption',
  lineHeight: '$body',
  borderStartStartRadius: '$small',
});

const Notice = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$3',
  padding: '$5',
  textAlign: 'center',
  '& p': { margin: 0, maxInlineSize: '$panel' },
});

/** Small, for something of the map may be seen already. */
const Loading = styled('p', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: '$5',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  padding: '$2 $4',
  borderRadius: '$round',
  transform: 'translateX(-50%)',
  backgroundColor: '$bg',
  fontSize: '$small',
  whiteSpace: 'nowrap',
  boxShadow: '$rest',
  '@noScript': { display: 'none' },
});

export interface MapControlsProps {
  /** Absent at the limit of the map. */
  onZoomIn: (() => void) | undefined;
  onZoomOut: (() => void) | undefined;
  /** Whose data the map is made of; the maps service says so itself. */
  credits: string | undefined;
}

/** What lies over the map: the zoom buttons, and where it comes from. */
export function MapControls({ onZoomIn, onZoomOut, credits }: MapControlsProps) {
  const message = useMessages();
  return (
    <>
      <Zoom>
        <ZoomButton label={message('finderZoomIn')} icon="plus" onPress={onZoomIn} />
        <ZoomButton label={message('finderZoomOut')} icon="minus" onPress={onZoomOut} />
      </Zoom>
      {credits && <Credits>{credits}</Credits>}
    </>
  );
}

interface ZoomButtonProps {
  label: string;
  icon: 'plus' | 'minus';
  onPress: (() => void) | undefined;
}

/** Keeps the focus at the limit, and says that it can do nothing there. */
function ZoomButton({ label, icon, onPress }: ZoomButtonProps) {
  return (
    <Button
      type="button"
      variant="ghost"
      iconOnly
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}

/** Stands where the map will be, or says why there is none. */
export function MapNotice({ failure, isService }: { failure: unknown; isService: boolean }) {
  const message = useMessages();
  if (!failure) {
    return (
      <Loading>
        <Spinner aria-hidden />
        {message('finderMapLoading')}
      </Loading>
    );
  }
  return (
    <Notice role="alert">
      {isService && <p>{message('finderMapsApiFailed')}</p>}
      <p>{message('finderMapFailed')}</p>
    </Notice>
  );
}
