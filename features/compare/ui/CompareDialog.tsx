import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { Actions } from './compareStyles';
import { CompareTable } from './CompareTable';
import { CompareTools } from './CompareTools';
import type { SharedComparison } from './sharedComparison';
import type { CompareView } from './compareView.types';

const Note = styled('div', { paddingBlockEnd: '$3' });

interface CompareDialogProps {
  cars: readonly ComparedCar[];
  /** Set while a shared comparison is open: the numbers of its cars that cannot be shown. */
  shared: SharedComparison | undefined;
  isOpen: boolean;
  show: (view: CompareView) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The comparison table, in a dialog over the page. */
export function CompareDialog({ cars, shared, isOpen, show, remove, clear }: CompareDialogProps) {
  const message = useMessages();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  return (
    <Dialog
      size="window"
      open={isOpen}
      onClose={() => show('tray')}
      title={message('compareTitle')}
      actions={
        cars.length > 0 && (
          <Actions>
            <Button type="button" variant="outline" size="small" onClick={() => show('list')}>
              {message('compareBackToList')}
            </Button>
            <Button type="button" variant="ghost" size="small" onClick={clear}>
              {message('compareClear')}
            </Button>
          </Actions>
        )
      }
    >
      {isOpen && shared && <SharedNote shared={shared} />}
      {isOpen && cars.length > 0 && (
        <CompareTable
          cars={cars}
          remove={remove}
          onlyDifferences={onlyDifferences && cars.length > 1}
        >
          <CompareTools
            cars={cars}
            onlyDifferences={onlyDifferences}
            setOnlyDifferences={setOnlyDifferences}
          />
        </CompareTable>
      )}
    </Dialog>
  );
}

/** Shows how many cars of a shared address cannot be shown. */
function SharedNote({ shared: { gone, failed } }: { shared: SharedComparison }) {
  const message = useMessages();
  return (
    <Note role="status">
      {gone > 0 && <Text>{fillIn(message('compareSharedGone'), { count: gone })}</Text>}
      {failed > 0 && <Text>{fillIn(message('compareSharedFailed'), { count: failed })}</Text>}
    </Note>
  );
}
