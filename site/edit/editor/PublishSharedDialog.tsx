import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Text } from '../../../design-system/components/Text/Text';
import { texts } from './texts';

interface PublishSharedDialogProps {
  count: number;
  onChoose: (choice: 'all' | 'page' | 'cancel') => void;
}

/** Asks whether changes that every page shows are published along with this page. */
export function PublishSharedDialog({ count, onChoose }: PublishSharedDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={texts.publishSharedTitle}
      onClose={() => onChoose('cancel')}
      actions={
        <>
          <Button onClick={() => onChoose('all')}>{texts.publishAll}</Button>
          <Button variant="outline" onClick={() => onChoose('page')}>
            {texts.publishPage}
          </Button>
        </>
      }
    >
      <Text>{texts.publishSharedText(count)}</Text>
    </Dialog>
  );
}
