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
import { KeptNote } from './KeptNote';
import type { useKeptEstimate } from './useKeptEstimate';
import type { OwnersInput, TradeIn } from './useTradeIn';

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
  keeping: ReturnType<typeof useKeptEstimate>;
  /** Returns the current plate and mileage. */
  read: () => Omit<OwnersInput, 'extras'>;
  pattern: MoneyPattern;
  /** Level of the heading. */
  level: 3 | 4;
}

/**
 * Estimate of a visitor's car: equipment, a button that calculates, the range, and a button that stores it.
 */
export function EstimatePanel({ tradeIn, keeping, read, pattern, level }: EstimatePanelProps) {
  const message = useMessages();
  const { currency } = usePageInfo();
  const [chosen, setChosen] = useState<readonly Extra[]>([]);
  const { estimate, vehicle } = tradeIn;
  const { kept } = keeping;
  const isEstimating = estimate.status === 'asking';
  const problem = isKeyOf(problems, estimate.status) && problems[estimate.status];
  const keepButton = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // Pressing the button that stores the estimate, or deletes it, shows the other one: it takes the focus.
  useEffect(() => {
    if (hadFocus.current) keepButton.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  }, [kept]);
  const keep = () => {
    if (estimate.status !== 'found' || vehicle.status !== 'found') return;
    hadFocus.current = true;
    const { plate, mileage, extras: had, range } = estimate;
    keeping.keep({ plate, mileage, extras: had, range, currency, vehicle: vehicle.vehicle });
  };
  const forget = () => {
    hadFocus.current = true;
    keeping.forget();
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
          tradeIn.forget();
          setChosen((before) =>
            extras.filter((one) => (one === value ? checked : before.includes(one))),
          );
        }}
      />
      <Button
        type="button"
        variant="outline"
        aria-disabled={isEstimating}
        onClick={() => !isEstimating && tradeIn.calculate({ ...read(), extras: chosen })}
      >
        {isEstimating && <Spinner aria-hidden />}
        {message(isEstimating ? 'tradeInEstimating' : 'tradeInEstimate')}
      </Button>
      <Answer role="status">
        {problem && <Text size="small">{message(problem)}</Text>}
        {estimate.status === 'found' && <EstimateRange range={estimate.range} pattern={pattern} />}
      </Answer>
      <div ref={keepButton}>
        {kept ? (
          <KeptNote until={kept.keptUntil} onForget={forget} />
        ) : (
          estimate.status === 'found' && (
            <Button type="button" variant="ghost" size="small" onClick={keep}>
              {message('tradeInKeep')}
            </Button>
          )
        )}
      </div>
    </Panel>
  );
}
