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
  // It asks the server while the visitor fills in: nothing for browsers without script.
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
  /** Plate and mileage as they stand in the fields. */
  read: () => Omit<OwnersInput, 'extras'>;
  pattern: MoneyPattern;
  /** Place of its heading in the page's outline. */
  level: 3 | 4;
}

/** What a visitor's own car may bring: what it has, a button to reckon, the range, and how to keep it. */
export function EstimatePanel({ tradeIn, keeping, read, pattern, level }: EstimatePanelProps) {
  const message = useMessages();
  const { currency } = usePageInfo();
  const [chosen, setChosen] = useState<readonly Extra[]>([]);
  const { estimate, vehicle } = tradeIn;
  const { kept } = keeping;
  const isAsking = estimate.status === 'asking';
  const problem = isKeyOf(problems, estimate.status) && problems[estimate.status];
  const keepButton = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // The button to keep goes once it is kept, and the other way round.
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
        aria-disabled={isAsking}
        onClick={() => !isAsking && tradeIn.reckon({ ...read(), extras: chosen })}
      >
        {isAsking && <Spinner aria-hidden />}
        {message(isAsking ? 'tradeInEstimating' : 'tradeInEstimate')}
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
