import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { type Extra, extras } from '../../model/tradeIn/estimate';
import type { MoneyPattern } from '../../../../domain/money/moneyPattern';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { isKeyOf } from '../../../../domain/typedKeys';
import { EstimateRange } from './EstimateRange';
import { SavedEstimateNote } from './SavedEstimateNote';
import type { useSavedEstimate } from './useSavedEstimate';
import type { TypedEstimateInput, TradeIn } from './useTradeIn';

const Panel = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$card',
  // Hidden without JavaScript, because the panel requests the estimate in the browser.
  '@noScript': { display: 'none' },
});

const Answer = styled('div', { display: 'grid', gap: '$3', '&:focus': { outline: 'none' } });

const extraKeys: Record<Extra, MessageKey> = {
  towBar: 'tradeInTowBar',
  extraWheels: 'tradeInExtraWheels',
  serviceBook: 'tradeInServiceBook',
};

const problems = {
  incomplete: 'tradeInNeeds',
  tooFew: 'tradeInTooFew',
  down: 'tradeInEstimateDown',
} as const;

interface EstimatePanelProps {
  tradeIn: TradeIn;
  estimateStorage: ReturnType<typeof useSavedEstimate>;
  /** Returns the current plate and mileage. */
  readInput: () => Omit<TypedEstimateInput, 'extras'>;
  pattern: MoneyPattern;
  /** Level of the heading. */
  level: 3 | 4;
}

/**
 * Estimate of a visitor's car: equipment, a button that calculates, the range, and a button that stores it.
 */
export function EstimatePanel({
  tradeIn,
  estimateStorage,
  readInput,
  pattern,
  level,
}: EstimatePanelProps) {
  const message = useMessages();
  const { currency } = usePageInfo();
  const [chosen, setChosen] = useState<readonly Extra[]>([]);
  const { estimate, vehicle } = tradeIn;
  const { kept: savedEstimate } = estimateStorage;
  const isEstimating = estimate.status === 'asking';
  const problem = isKeyOf(problems, estimate.status) && problems[estimate.status];
  const saveButton = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Pressing the button that stores the estimate, or deletes it, shows the other one: it takes the focus.
  useEffect(() => {
    if (hadFocus.current) saveButton.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  }, [savedEstimate]);
  const save = () => {
    if (estimate.status !== 'found' || vehicle.status !== 'found') return;
    hadFocus.current = true;
    const { plate, mileage, extras: estimatedExtras, range } = estimate;
    estimateStorage.save({
      plate,
      mileage,
      extras: estimatedExtras,
      range,
      currency,
      vehicle: vehicle.vehicle,
    });
  };
  const remove = () => {
    hadFocus.current = true;
    estimateStorage.remove();
  };
  return (
    <Panel>
      <Heading level={level} size={5}>
        {message('tradeInTitle')}
      </Heading>
      <CheckboxGroup
        legend={message('tradeInExtras')}
        layout="row"
        options={extras.map((value) => ({ value, label: message(extraKeys[value]) }))}
        value={chosen}
        onChange={({ target: { value, checked } }) => {
          tradeIn.dropEstimate();
          setChosen((previous) =>
            extras.filter((extra) => (extra === value ? checked : previous.includes(extra))),
          );
        }}
      />
      <Button
        type="button"
        variant="outline"
        aria-disabled={isEstimating}
        onClick={() => !isEstimating && tradeIn.calculate({ ...readInput(), extras: chosen })}
      >
        {isEstimating && <Spinner aria-hidden />}
        {message(isEstimating ? 'tradeInEstimating' : 'tradeInEstimate')}
      </Button>
      <Answer role="status">
        {problem && <Text size="small">{message(problem)}</Text>}
        {estimate.status === 'found' && <EstimateRange range={estimate.range} pattern={pattern} />}
      </Answer>
      <div ref={saveButton}>
        {savedEstimate ? (
          <SavedEstimateNote until={savedEstimate.keptUntil} onForget={remove} />
        ) : (
          estimate.status === 'found' && (
            <Button type="button" variant="ghost" size="small" onClick={save}>
              {message('tradeInKeep')}
            </Button>
          )
        )}
      </div>
    </Panel>
  );
}
