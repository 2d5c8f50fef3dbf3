import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { MIN_PLATE_LENGTH } from '../../../domain/tireHotel/limits';
import { isTirePlate, typedTirePlate } from '../../../domain/tireHotel/tirePlate';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { logProblem } from '../../../rendering/logProblem';
import { searchAgreement } from './client/askTireHotel';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { useAskedPlate } from './useAskedPlate';

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

type Fault = 'noAgreement' | 'failed';

/** Finds the agreement of a car (TIRE-03). */
export function SearchPage({ state, dispatch, settings, isBusy, whileBusy }: FlowProps) {
  const message = useMessages();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [isTold, setIsTold] = useState(false);
  const asked = useAskedPlate();
  useEffect(() => setTyped((known) => known || typedTirePlate(asked)), [asked]);
  const isReady = typed.length >= MIN_PLATE_LENGTH;

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTold(!isReady);
    if (!isReady || isBusy) return;
    setFault(undefined);
    try {
      // What is no registration has no agreement; the server would not read it.
      const customer = isTirePlate(typed) ? await whileBusy(searchAgreement(typed)) : undefined;
      if (customer) dispatch({ type: 'found', customer });
      else setFault('noAgreement');
    } catch (error) {
      logProblem('error', 'Agreements cannot be searched', error);
      setFault('failed');
    }
  }

  const { service } = settings;
  return (
    <PageFrame title={message('tireSearchTitle')} width="form">
      {state.ended && (
        <Text role="alert" weight="medium">
          {state.ended}
        </Text>
      )}
      <Text tone="muted">{message('tireSearchText')}</Text>
      {/* A press before the script is up leads nowhere: a plate belongs into no address. */}
      <Form method="dialog" noValidate onSubmit={(event) => void search(event)}>
        <Plate
          id="tire-plate"
          name="plate"
          label={message('bookingPlate')}
          placeholder={message('bookingPlatePlaceholder')}
          value={typed}
          onChange={({ target }) => {
            setFault(undefined);
            setIsTold(false);
            setTyped(typedTirePlate(target.value));
          }}
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        {fault && (
          <FaultNotice>
            <Text>{message(fault === 'failed' ? 'tireFailed' : 'tireNoAgreement')}</Text>
            {fault === 'noAgreement' && service && (
              <Link href={service.href}>{service.text || message('tireBookService')}</Link>
            )}
          </FaultNotice>
        )}
        {/* Not `disabled`: who presses it too early is told what is missing. */}
        <Button type="submit" aria-disabled={!isReady || isBusy}>
          {message('bookingContinue')}
        </Button>
        <Text size="small" tone="muted" role="status">
          {isTold && message('tireTellPlate')}
        </Text>
      </Form>
    </PageFrame>
  );
}
