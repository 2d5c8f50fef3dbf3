import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';

interface NearMeButtonProps {
  id?: string;
  /** Variant of the button. */
  variant: 'ghost' | 'outline';
}

/** A button that searches near the visitor; script reads the position from the browser (client/place.ts). */
export function NearMeButton({ id, variant }: NearMeButtonProps) {
  const message = useMessages();
  return (
    <>
      <Button
        id={id}
        type="button"
        variant={variant}
        size="small"
        data-near-me=""
        data-locating={message('carNearLocating')}
        data-denied={message('carNearDenied')}
      >
        <Icon name="locate" size="small" />
        {message('carNearMe')}
      </Button>
      <Text as="span" size="small" color="muted" role="status" data-near-status="" />
    </>
  );
}
