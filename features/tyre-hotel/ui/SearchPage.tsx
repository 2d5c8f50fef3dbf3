import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { isTirePlate, cleanTirePlate } from '../../../domain/tireHotel/tirePlate';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { logProblem } from '../../../rendering/logProblem';
import { searchAgreement } from './client/fetchTireHotel';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { usePlateFromAddress } from './usePlateFromAddress';

const Form = styled('form', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  inlineSize: '100%',
  '& > :first-child': { inlineSize: '100%' },
});

const Plate = styled(TextField, {
  textTransform: 'uppercase',
  letterSpacing: '$caps',
  fontWeight: '$semibold',
});

type SearchProblem = 'noAgreement' | 'failed';

/** Finds the agreement of a car (TIRE-03). */
export function SearchPage({ state, dispatch, settings, isBusy, whileBusy }: FlowProps) {
  const message = useMessages();
  const [plateText, setPlateText] = useState('');
  const [problem, setProblem] = useState<SearchProblem>();
  const [isHintShown, setIsHintShown] = useState(false);
  const linkedPlate = usePlateFromAddress();
  useEffect(() => setPlateText((current) => current || cleanTirePlate(linkedPlate)), [linkedPlate]);
  const isReady = isTirePlate(plateText);

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsHintShown(!isReady);
    if (!isReady || isBusy) return;
    setProblem(undefined);
    try {
      const customer = await whileBusy(searchAgreement(plateText));
      if (customer) dispatch({ type: 'found', customer });
      else setProblem('noAgreement');
    } catch (error) {
      logProblem('error', 'Agreements cannot be searched', error);
      setProblem('failed');
    }
  }

  const { service } = settings;
  return (
    <PageFrame title={message('tireSearchTitle')} width="form">
      {state.endMessage && (
        <Text role="alert" weight="medium">
          {state.endMessage}
        </Text>
      )}
      <Text color="muted">{message('tireSearchText')}</Text>
      {/* `dialog`: before the script has loaded, submitting must not put the plate into an address. */}
      <Form method="dialog" noValidate onSubmit={(event) => void search(event)}>
        <Plate
          id="tire-plate"
          name="plate"
          label={message('bookingPlate')}
          placeholder={message('bookingPlatePlaceholder')}
          value={plateText}
          onChange={({ target }) => {
            setProblem(undefined);
            setIsHintShown(false);
            setPlateText(cleanTirePlate(target.value));
          }}
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        {problem && (
          <ErrorNotice>
            <Text>{message(problem === 'failed' ? 'tireFailed' : 'tireNoAgreement')}</Text>
            {problem === 'noAgreement' && service && (
              <Link href={service.href}>{service.text || message('tireBookService')}</Link>
            )}
          </ErrorNotice>
        )}
        {/* Not `disabled`: pressing it too early shows what is missing. */}
        <Button type="submit" aria-disabled={!isReady || isBusy}>
          {message('bookingContinue')}
        </Button>
        <Text size="small" color="muted" role="status">
          {isHintShown && message('tireTellPlate')}
        </Text>
      </Form>
    </PageFrame>
  );
}
