import type { Amount } from '../../../../domain/money/amount';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { useMessages } from '../../../../design-system/messages';
import { mileageStep } from '../../model/mileageStep';
import { towards } from '../../../../domain/finance/nearest';
import type {
  FinanceProduct,
  ParameterRange,
  QuoteParameters,
} from '../../../../domain/finance/ukFinance.types';
import { StepField } from '../StepField';
import type { Amounts } from '../useAmounts';
import { type QuoteChoice, usualChoice } from './useQuotes';

/** The only product whose quotes depend on distance (spec 2 §9). */
const WITH_MILEAGE = 'PCP';

/** Steps where the service lists no values: pounds, and months. */
const DEPOSIT_STEP = 100;
const PAYMENT_STEP = 1;
const TERM_STEP = 12;

interface QuoteControlsProps {
  products: readonly FinanceProduct[];
  choice: QuoteChoice;
  choose: (choice: QuoteChoice) => void;
  amounts: Amounts;
}

/** What may be changed about a quote: product, deposit or payment, term, and for PCP the distance. */
export function QuoteControls({ products, choice, choose, amounts }: QuoteControlsProps) {
  const message = useMessages();
  const product = products.find(({ FamilyKey }) => FamilyKey === choice.familyKey) ?? products[0];
  if (!product) return null;
  const { parameters } = choice;
  const { Term, Deposit, Payment, AnnualMileage } = product;
  const change = (changed: Partial<QuoteParameters>): void =>
    choose({
      ...choice,
      parameters: { ...parameters, ...changed },
      calculation: 'RegularPayment' in changed ? 'ToCashDeposit' : 'ToRegularPayment',
    });
  const distanceStep = mileageStep(AnnualMileage.Values);
  const exact = (amount: Amount) => amounts.digits(amount, amount % 1 === 0 ? 0 : 2);
  const money = { write: exact, unit: amounts.currency, say: amounts.money };
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
            if (chosen) choose(choiceOf(chosen, parameters));
          }}
        />
      )}
      <StepField
        {...money}
        label={message('ukFinanceDeposit')}
        range={rangeOf(Deposit, parameters.CashDeposit, DEPOSIT_STEP)}
        onChange={(CashDeposit) => change({ CashDeposit })}
      />
      <StepField
        {...money}
        label={message('ukFinancePayment')}
        range={rangeOf(Payment, parameters.RegularPayment, PAYMENT_STEP)}
        onChange={(RegularPayment) => change({ RegularPayment })}
      />
      <StepField
        label={message('ukFinanceTerm')}
        range={rangeOf(Term, parameters.Term, TERM_STEP)}
        onChange={(wanted) => change({ Term: towards(Term.Values, parameters.Term, wanted) })}
        write={String}
        unit={{ text: message('financeMonthsUnit'), side: 'end' }}
        say={amounts.months}
      />
      {product.FamilyKey === WITH_MILEAGE && distanceStep !== undefined && (
        <StepField
          label={message('ukFinanceMileage')}
          range={rangeOf(AnnualMileage, parameters.AnnualMileage, distanceStep)}
          onChange={(miles) => change({ AnnualMileage: miles })}
          write={amounts.digits}
          unit={{ text: message('ukFinanceMiles'), side: 'end' }}
          say={(miles) => `${amounts.digits(miles)} ${message('ukFinanceMiles')}`}
        />
      )}
    </>
  );
}

/** A control's bounds; its steps are those of the listed values (spec 2 §9). */
function rangeOf({ Minimum, Maximum, Values }: ParameterRange, value: number, usualStep: number) {
  return { min: Minimum, max: Maximum, step: mileageStep(Values) ?? usualStep, value };
}

/** Another product, with what was chosen before as far as it offers that. */
function choiceOf(product: FinanceProduct, before: QuoteParameters): QuoteChoice {
  const usual = usualChoice(product);
  const { Term, CashDeposit } = before;
  const hasTerm = product.Term.Values.includes(Term);
  const hasDeposit =
    CashDeposit >= product.Deposit.Minimum && CashDeposit <= product.Deposit.Maximum;
  return {
    ...usual,
    parameters: {
      ...usual.parameters,
      ...(hasTerm && { Term }),
      ...(hasDeposit && { CashDeposit }),
    },
  };
}
