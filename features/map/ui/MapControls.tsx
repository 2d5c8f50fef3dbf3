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

/** Small, because some of the map may be visible already. */
const LoadingNotice = styled('p', {
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
  /** Undefined at the zoom limit. */
  onZoomIn: (() => void) | undefined;
  onZoomOut: (() => void) | undefined;
  /** Attribution of the map's data; the maps service draws its own. */
  credits: string | undefined;
}

/** Controls over the map: zoom buttons and attribution. */
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

/** The button stays focusable at the zoom limit, where it is marked as disabled. */
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

/** Placeholder for the map, or the reason why there is no map. */
export function MapNotice({ failure, isGoogleMap }: { failure: unknown; isGoogleMap: boolean }) {
  const message = useMessages();
  if (!failure) {
    return (
      <LoadingNotice>
        <Spinner aria-hidden />
        {message('finderMapLoading')}
      </LoadingNotice>
    );
  }
  return (
    <Notice role="alert">
      {isGoogleMap && <p>{message('finderMapsApiFailed')}</p>}
      <p>{message('finderMapFailed')}</p>
    </Notice>
  );
}
