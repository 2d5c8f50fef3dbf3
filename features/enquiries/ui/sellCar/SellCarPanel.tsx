import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { isAnswerable, sellCarSchema, type SellCarValues } from '../../model/sellCar';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { wholeNumber } from '../../../../domain/forms/wholeNumber';
import { type MoneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';
import { PostedForm } from '../PostedForm';
import { useFormSubmission } from '../useFormSubmission';
import { isOfCar } from '../tradeIn/client/keptEstimate';
import { EstimatePanel } from '../tradeIn/EstimatePanel';
import { useKeptEstimate } from '../tradeIn/useKeptEstimate';
import { useTradeIn } from '../tradeIn/useTradeIn';
import { SellCarFields, sellCarFields } from './SellCarFields';
import { SellCarSent } from './SellCarSent';
import { useReadBack } from './useReadBack';
import type { TradeInRange } from '../../model/tradeIn/estimate';

/** A range as it goes with an enquiry, for who reads it: amounts, and the day where it was kept. */
function estimateInWords(
  { low, high }: Pick<TradeInRange, 'low' | 'high'>,
  pattern: MoneyPattern,
  madeOn?: string,
): string {
  const range = `${writeMoney(low, pattern)} – ${writeMoney(high, pattern)}`;
  return madeOn ? `${range} (${madeOn})` : range;
}

const resolver = yupResolver(sellCarSchema, { stripUnknown: true });

/** An estimate is not filled in by the visitor; it is kept for itself. */
const draft = { privateFields: ['estimate', 'extras'] };

const texts = {
  submit: 'sellCarSubmit',
  failure: 'sellCarFailure',
  invalid: 'contactInvalidInput',
  privacy: 'sellCarPrivacy',
} as const;

export interface SellCarPanelProps {
  formName: string;
  /** How the market writes amounts. */
  pattern: MoneyPattern;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
}

/** The form itself: the car, read back from its plate, what it may bring, and who asks. */
export function SellCarPanel({ formName, pattern, submitted }: SellCarPanelProps) {
  const submission = useFormSubmission<SellCarValues>({
    formName,
    resolver,
    submitted,
    draft,
    maySend: isAnswerable,
  });
  const { form } = submission;
  const tradeIn = useTradeIn();
  const keeping = useKeptEstimate();
  const { setValue, getValues } = form;
  const { estimate } = tradeIn;
  const { kept } = keeping;

  const [regno, milage] = form.watch(['regno', 'milage']);
  const ofThisCar = kept && isOfCar(kept, { plate: regno, mileage: milage }) ? kept : undefined;

  // The range that was shown goes with the enquiry: the one just made, else the one that is kept for this car.
  useEffect(() => {
    const fresh = estimate.status === 'found' ? estimate : undefined;
    const { range, extras = [] } = fresh ?? ofThisCar ?? {};
    // The day is that of the range that is kept, not of another one that was made after it.
    const isKept = range?.low === ofThisCar?.range.low && range?.high === ofThisCar?.range.high;
    const madeOn = isKept ? ofThisCar?.madeOn : undefined;
    setValue('extras', [...extras]);
    setValue('estimate', range ? estimateInWords(range, pattern, madeOn) : '');
  }, [estimate, ofThisCar, pattern, setValue]);

  // What is kept is filled in where nothing is.
  useEffect(() => {
    if (!kept || getValues('regno')) return;
    setValue('regno', kept.plate);
    setValue('milage', kept.mileage);
  }, [kept, getValues, setValue]);

  useReadBack(sellCarFields.regno.id, () => tradeIn.lookUp(getValues('regno') ?? ''), kept);

  const read = () => {
    const { regno, milage } = getValues();
    return { plate: regno ?? '', mileage: wholeNumber(milage) };
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
      {(faults, values) => (
        <SellCarFields form={form} faults={faults} values={values} tradeIn={tradeIn}>
          <EstimatePanel
            tradeIn={tradeIn}
            keeping={keeping}
            read={read}
            pattern={pattern}
            level={3}
          />
        </SellCarFields>
      )}
    </PostedForm>
  );
}
