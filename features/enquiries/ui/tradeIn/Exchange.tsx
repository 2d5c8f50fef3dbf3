import { useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { Details } from '../../../../design-system/components/Details/Details';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { MAX_LENGTH } from '../../../../domain/forms/fields';
import { wholeNumber } from '../../../../domain/forms/wholeNumber';
import { type MoneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { isOfCar } from './client/keptEstimate';
import { countAsDownPayment } from './client/tradeInValue';
import { EstimatePanel } from './EstimatePanel';
import { useKeptEstimate } from './useKeptEstimate';
import { useTradeIn } from './useTradeIn';
import { VehicleNote } from './VehicleNote';

const Frame = styled('div', {
  borderBlockStart: '1px solid $line',
  // It asks the server while the visitor fills in: nothing for browsers without script.
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

const Fields = styled('div', { display: 'grid', gap: '$4' });

export interface ExchangeProps {
  /** How the market writes amounts. */
  pattern: MoneyPattern;
}

/**
 * The visitor's own car in exchange, on the page of a car: its estimate, and a button that counts the lower end of it
 * as down payment in the calculators.
 */
export function Exchange({ pattern }: ExchangeProps) {
  const message = useMessages();
  const { mileageUnit, language } = usePageInfo();
  const tradeIn = useTradeIn();
  const keeping = useKeptEstimate();
  // Read when they are asked for: what was typed before the script came counts as well.
  const plate = useRef<HTMLInputElement>(null);
  const mileage = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<number>();
  const [typed, setTyped] = useState<{ plate: string; mileage: string }>();
  const { estimate } = tradeIn;
  // What is kept is of the car that it was made for, not of another one that is typed.
  const kept = keeping.kept && (!typed || isOfCar(keeping.kept, typed)) ? keeping.kept : undefined;
  const range = estimate.status === 'found' ? estimate.range : kept?.range;
  const typedPlate = () => plate.current?.value ?? '';
  const onType = () => {
    setTyped({ plate: typedPlate(), mileage: mileage.current?.value ?? '' });
    tradeIn.forget();
  };
  const count = (value: number) => {
    countAsDownPayment(value);
    setUsed(value);
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
            maxLength={MAX_LENGTH.plate}
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
            keeping={keeping}
            read={() => ({ plate: typedPlate(), mileage: wholeNumber(mileage.current?.value) })}
            pattern={pattern}
            level={4}
          />
          {range && range.low > 0 && (
            <Button type="button" onClick={() => count(range.low)}>
              {fillIn(message('tradeInUse'), { amount: writeMoney(range.low, pattern) })}
            </Button>
          )}
          <div role="status">
            {used !== undefined && (
              <Text size="small">
                {fillIn(message('tradeInUsed'), { amount: writeMoney(used, pattern) })}
              </Text>
            )}
          </div>
        </Fields>
      </Details>
    </Frame>
  );
}
