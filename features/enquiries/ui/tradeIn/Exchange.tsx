import { useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Details } from '../../../../design-system/components/Details/Details';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { MAX_CHARACTERS } from '../../../../domain/forms/fields';
import { parseInteger } from '../../../../domain/forms/parseInteger';
import { type MoneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { isOfCar } from './client/savedEstimate';
import { setTradeInValue } from './client/tradeInValue';
import { EstimatePanel } from './EstimatePanel';
import { useSavedEstimate } from './useSavedEstimate';
import { useTradeIn } from './useTradeIn';
import { VehicleNote } from './VehicleNote';

const Frame = styled('div', {
  // Hidden without JavaScript, because the estimate is requested in the browser.
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

const Fields = styled('div', { display: 'grid', gap: '$4' });

export interface ExchangeProps {
  /** Number format of the market. */
  pattern: MoneyPattern;
}

/**
 * The visitor's car as a trade-in, on the page of a car: its estimate, and a button that uses the low end as
 * down payment in the calculators.
 */
export function Exchange({ pattern }: ExchangeProps) {
  const message = useMessages();
  const { mileageUnit, language } = usePageInfo();
  const tradeIn = useTradeIn();
  const estimateStorage = useSavedEstimate();
  // Uncontrolled inputs, so that values typed before hydration are not lost.
  const plate = useRef<HTMLInputElement>(null);
  const mileage = useRef<HTMLInputElement>(null);
  const [appliedValue, setAppliedValue] = useState<number>();
  const [typed, setTyped] = useState<{ plate: string; mileage: string }>();
  const { estimate } = tradeIn;
  // A stored estimate is only shown for the car that it was made for.
  const savedEstimate =
    estimateStorage.kept && (!typed || isOfCar(estimateStorage.kept, typed))
      ? estimateStorage.kept
      : undefined;
  const range = estimate.status === 'found' ? estimate.range : savedEstimate?.range;
  const typedPlate = () => plate.current?.value ?? '';
  const onType = () => {
    setTyped({ plate: typedPlate(), mileage: mileage.current?.value ?? '' });
    tradeIn.dropEstimate();
  };
  const setDownPayment = (value: number) => {
    setTradeInValue(value);
    setAppliedValue(value);
  };
  return (
    <Frame>
      <Details summary={message('tradeInExchange')}>
        <Fields>
          <TextField
            id="exchange-plate"
            label={message('sellCarRegno')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_CHARACTERS.plate}
            ref={plate}
            onChange={onType}
            onBlur={() => tradeIn.lookUp(typedPlate())}
          />
          <TextField
            id="exchange-mileage"
            label={message('sellCarMileage')}
            inputMode="numeric"
            autoComplete="off"
            end={mileageUnitText(mileageUnit, language)}
            ref={mileage}
            onChange={onType}
          />
          <VehicleNote state={tradeIn.vehicle} />
          <EstimatePanel
            tradeIn={tradeIn}
            estimateStorage={estimateStorage}
            readInput={() => ({
              plate: typedPlate(),
              mileage: parseInteger(mileage.current?.value),
            })}
            pattern={pattern}
            level={4}
          />
          {range && range.low > 0 && (
            <Button type="button" onClick={() => setDownPayment(range.low)}>
              {fillIn(message('tradeInUse'), { amount: writeMoney(range.low, pattern) })}
            </Button>
          )}
          <div role="status">
            {appliedValue !== undefined && (
              <Text size="small">
                {fillIn(message('tradeInUsed'), { amount: writeMoney(appliedValue, pattern) })}
              </Text>
            )}
          </div>
        </Fields>
      </Details>
    </Frame>
  );
}
