import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { useMessages } from '../../design-system/messages';
import type { CompareView } from './CompareCars.island';
import type { ComparedCar } from './comparedCar';
import { Actions } from './compareLooks';
import { CompareTable } from './CompareTable';

interface CompareDialogProps {
  cars: readonly ComparedCar[];
  isOpen: boolean;
  show: (view: CompareView) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The cars side by side, over the page (spec 2 §2, Compare modal). */
export function CompareDialog({ cars, isOpen, show, remove, clear }: CompareDialogProps) {
  const message = useMessages();
  return (
    <Dialog
      size="window"
      open={isOpen}
      onClose={() => show('tray')}
      title={message('compareTitle')}
      actions={
        <Actions>
          <Button type="button" variant="outline" size="small" onClick={() => show('list')}>
            {message('compareBackToList')}
          </Button>
          <Button type="button" variant="ghost" size="small" onClick={clear}>
            {message('compareClear')}
          </Button>
        </Actions>
      }
    >
      {isOpen && <CompareTable cars={cars} remove={remove} />}
    </Dialog>
  );
}
