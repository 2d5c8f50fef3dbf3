import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { isAnswerable, sellCarSchema, type SellCarValues } from '../../model/sellCar';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { parseInteger } from '../../../../domain/forms/parseInteger';
import { type MoneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';
import { PostedForm } from '../PostedForm';
import { useFormSubmission } from '../useFormSubmission';
import { isOfCar } from '../tradeIn/client/savedEstimate';
import { EstimatePanel } from '../tradeIn/EstimatePanel';
import { useSavedEstimate } from '../tradeIn/useSavedEstimate';
import { useTradeIn } from '../tradeIn/useTradeIn';
import { SellCarFields, sellCarFields } from './SellCarFields';
import { SellCarSent } from './SellCarSent';
import { useInitialLookup } from './useInitialLookup';
import type { TradeInRange } from '../../model/tradeIn/estimate';

/** Formats a price range for the staff who read the enquiry; `madeOn` is the ISO day of a stored estimate. */
function formatEstimate(
  { low, high }: Pick<TradeInRange, 'low' | 'high'>,
  pattern: MoneyPattern,
  madeOn?: string,
): string {
  const range = `${writeMoney(low, pattern)} – ${writeMoney(high, pattern)}`;
  return madeOn ? `${range} (${madeOn})` : range;
}

const resolver = yupResolver(sellCarSchema, { stripUnknown: true });

/** The estimate is not stored with the draft: it has its own storage. */
const draft = { privateFields: ['estimate', 'extras'] };

const texts = {
  submit: 'sellCarSubmit',
  failure: 'sellCarFailure',
  invalid: 'contactInvalidInput',
  privacy: 'sellCarPrivacy',
} as const;

export interface SendSellCarProps {
  formName: string;
  /** Number format of the market. */
  pattern: MoneyPattern;
  /** Values that were sent without JavaScript and rejected. */
  submitted?: SubmittedForm;
}

/** The form: the car, looked up by its plate, its estimate, and contact details. */
export function SendSellCar({ formName, pattern, submitted }: SendSellCarProps) {
  const submission = useFormSubmission<SellCarValues>({
    formName,
    resolver,
    submitted,
    draft,
    maySend: isAnswerable,
  });
  const { form } = submission;
  const tradeIn = useTradeIn();
  const estimateStorage = useSavedEstimate();
  const { setValue, getValues } = form;
  const { estimate } = tradeIn;
  const { kept: savedEstimate } = estimateStorage;

  const [regno, milage] = form.watch(['regno', 'milage']);
  const savedForThisCar =
    savedEstimate && isOfCar(savedEstimate, { plate: regno, mileage: milage })
      ? savedEstimate
      : undefined;

  // Sends the range that the visitor has seen: the new one, otherwise the stored one for this car.
  useEffect(() => {
    const newEstimate = estimate.status === 'found' ? estimate : undefined;
    const { range, extras = [] } = newEstimate ?? savedForThisCar ?? {};
    // Only the stored range states the day on which it was calculated.
    const isSavedRange =
      range?.low === savedForThisCar?.range.low && range?.high === savedForThisCar?.range.high;
    const madeOn = isSavedRange ? savedForThisCar?.madeOn : undefined;
    setValue('extras', [...extras]);
    setValue('estimate', range ? formatEstimate(range, pattern, madeOn) : '');
  }, [estimate, savedForThisCar, pattern, setValue]);

  // Stored values do not replace typed ones.
  useEffect(() => {
    if (!savedEstimate || getValues('regno')) return;
    setValue('regno', savedEstimate.plate);
    setValue('milage', savedEstimate.mileage);
  }, [savedEstimate, getValues, setValue]);

  useInitialLookup(
    sellCarFields.regno.id,
    () => tradeIn.lookUp(getValues('regno') ?? ''),
    savedEstimate,
  );

  const readInput = () => {
    const { regno, milage } = getValues();
    return { plate: String(regno ?? ''), mileage: parseInteger(milage) };
  };
  return (
    <PostedForm
      id="sell-car-form"
      submission={submission}
      fields={sellCarFields}
      firstField="regno"
      texts={texts}
      thanks={(heading, another) => <SellCarSent heading={heading}>{another}</SellCarSent>}
    >
      {(errors, values) => (
        <SellCarFields form={form} errors={errors} values={values} tradeIn={tradeIn}>
          <EstimatePanel
            tradeIn={tradeIn}
            estimateStorage={estimateStorage}
            readInput={readInput}
            pattern={pattern}
            level={3}
          />
        </SellCarFields>
      )}
    </PostedForm>
  );
}
