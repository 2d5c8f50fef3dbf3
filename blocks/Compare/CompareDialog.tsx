import { Button } from '../../design-system/components/Button/Button';
import { Dialog } from '../../design-system/components/Dialog/Dialog';
import { LoanWarning } from '../../design-system/components/LoanWarning/LoanWarning';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { usePageInfo } from '../pageInfo';
import type { CompareView } from './CompareCars.island';
import type { ComparedCar } from './comparedCar';
import { CompareTable } from './CompareTable';

const Content = styled('div', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

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
  const { loanWarning } = usePageInfo();
  const offersCredit = cars.some(({ car_loan_option }) => car_loan_option !== undefined);
  return (
    <Dialog
      size="window"
      open={isOpen}
      onClose={() => show('tray')}
      title={message('compareTitle')}
      actions={
        <>
          <Button type="button" variant="outline" onClick={() => show('list')}>
            {message('compareBackToList')}
          </Button>
          <Button type="button" variant="ghost" onClick={clear}>
            {message('compareClear')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <Content>
          <CompareTable cars={cars} remove={remove} />
          {loanWarning && offersCredit && <LoanWarning />}
        </Content>
      )}
    </Dialog>
  );
}
