import type { Amount } from '../../../../domain/money/amount';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { useMessages } from '../../../../design-system/messages';
import { mileageStep } from '../../model/mileageStep';
import { nextSliderValue } from '../../../../domain/finance/nearest';
import type {
  FinanceProduct,
  ParameterRange,
  QuoteParameters,
} from '../../../../domain/finance/ukFinance.types';
import { StepField } from '../StepField';
import type { Amounts } from '../useAmounts';
import { type QuoteChoice, createDefaultChoice } from './useQuotes';

/** Family key of the only product whose quotes depend on mileage. */
const MILEAGE_PRODUCT = 'PCP';

/** Default steps if the service lists no values: in pounds, and in months. */
const DEPOSIT_STEP = 100;
const PAYMENT_STEP = 1;
const TERM_STEP = 12;

interface QuoteControlsProps {
  products: readonly FinanceProduct[];
  choice: QuoteChoice;
  choose: (choice: QuoteChoice) => void;
  amounts: Amounts;
}

/** Controls of a quote: product, deposit or payment, term, and for PCP the mileage. */
export function QuoteControls({ products, choice, choose, amounts }: QuoteControlsProps) {
  const message = useMessages();
  const product = products.find(({ FamilyKey }) => FamilyKey === choice.familyKey) ?? products[0];
  if (!product) return null;
  const { parameters } = choice;
  const { Term, Deposit, Payment, AnnualMileage } = product;
  const change = (changes: Partial<QuoteParameters>): void =>
    choose({
      ...choice,
      parameters: { ...parameters, ...changes },
      calculation: 'RegularPayment' in changes ? 'ToCashDeposit' : 'ToRegularPayment',
    });
  const distanceStep = mileageStep(AnnualMileage.Values);
  const formatExactly = (amount: Amount) => amounts.digits(amount, amount % 1 === 0 ? 0 : 2);
  const money = {
    formatInput: formatExactly,
    unit: amounts.currency,
    formatWithUnit: amounts.money,
  };
  return (
    <>
      {products.length > 1 && (
        <RadioGroup
          legend={message('ukFinanceProduct')}
          layout="boxes"
          value={product.FamilyKey}
          options={products.map(({ FamilyKey, Name }) => ({ value: FamilyKey, label: Name }))}
          onChange={({ target }) => {
            const chosen = products.find(({ FamilyKey }) => FamilyKey === target.value);
            if (chosen) choose(switchProduct(chosen, parameters));
          }}
        />
      )}
      <StepField
        {...money}
        label={message('ukFinanceDeposit')}
        range={controlRange(Deposit, parameters.CashDeposit, DEPOSIT_STEP)}
        onChange={(CashDeposit) => change({ CashDeposit })}
      />
      <StepField
        {...money}
        label={message('ukFinancePayment')}
        range={controlRange(Payment, parameters.RegularPayment, PAYMENT_STEP)}
        onChange={(RegularPayment) => change({ RegularPayment })}
      />
      <StepField
        label={message('ukFinanceTerm')}
        range={controlRange(Term, parameters.Term, TERM_STEP)}
        onChange={(value) => change({ Term: nextSliderValue(Term.Values, parameters.Term, value) })}
        formatInput={String}
        unit={{ text: message('financeMonthsUnit'), side: 'end' }}
        formatWithUnit={amounts.months}
      />
      {product.FamilyKey === MILEAGE_PRODUCT && distanceStep !== undefined && (
        <StepField
          label={message('ukFinanceMileage')}
          range={controlRange(AnnualMileage, parameters.AnnualMileage, distanceStep)}
          onChange={(miles) => change({ AnnualMileage: miles })}
          formatInput={amounts.digits}
          unit={{ text: message('ukFinanceMiles'), side: 'end' }}
          formatWithUnit={(miles) => `${amounts.digits(miles)} ${message('ukFinanceMiles')}`}
        />
      )}
    </>
  );
}

/** Bounds of a control; its step is that of the listed values. */
function controlRange(
  { Minimum, Maximum, Values }: ParameterRange,
  value: number,
  defaultStep: number,
) {
  return { min: Minimum, max: Maximum, step: mileageStep(Values) ?? defaultStep, value };
}

/** The choice for another product: keeps the current term and deposit if the product offers them. */
function switchProduct(product: FinanceProduct, previous: QuoteParameters): QuoteChoice {
  const defaultChoice = createDefaultChoice(product);
  const { Term, CashDeposit } = previous;
  const hasTerm = product.Term.Values.includes(Term);
  const hasDeposit =
    CashDeposit >= product.Deposit.Minimum && CashDeposit <= product.Deposit.Maximum;
  return {
    ...defaultChoice,
    parameters: {
      ...defaultChoice.parameters,
      ...(hasTerm && { Term }),
      ...(hasDeposit && { CashDeposit }),
    },
  };
}
