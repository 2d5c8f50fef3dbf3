import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Text } from '../../../design-system/components/Text/Text';
import { releasesTexts as texts } from './releasesTexts';

interface AskDialogProps {
  title: string;
  /** What it means. */
  text: string;
  /** The answer that does it. */
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks once more before a release is ended or given up. */
export function AskDialog({ title, text, yes, onYes, onClose }: AskDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onYes}>
            {yes}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
