import { Button } from '../../../../../design-system/components/Button/Button';
import { Dialog } from '../../../../../design-system/components/Dialog/Dialog';
import { Text } from '../../../../../design-system/components/Text/Text';
import { releasesTexts as texts } from './releasesTexts';

interface CancelDialogProps {
  name: string;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks once more before a release is given up. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={texts.cancelTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onCancel}>{texts.cancelYes}</Button>
          <Button variant="outline" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Text>{texts.cancelText}</Text>
    </Dialog>
  );
}
