import type { FocusEvent, ReactNode } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { MAX_CHARACTERS } from '../../../../domain/forms/fields';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { sellCarOptions, type SellCarValues } from '../../model/sellCar';
import { ContactFields } from '../ContactFields';
import { FieldPair } from '../FieldPair';
import { useFields } from '../useFields';
import type { FormFields } from '../formFields.types';
import type { ErrorTexts } from '../useErrorTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { TradeIn } from '../tradeIn/useTradeIn';
import { VehicleNote } from '../tradeIn/VehicleNote';

export const sellCarFields: FormFields<SellCarValues> = {
  regno: { id: 'sell-car-regno', label: 'sellCarRegno' },
  milage: { id: 'sell-car-mileage', label: 'sellCarMileage', formatHint: 'sellCarFaultMileage' },
  selectedOption: { id: 'sell-car-option', label: 'sellCarOption' },
  customerName: { id: 'sell-car-name', label: 'contactName' },
  customerPhone: { id: 'sell-car-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  customerEmail: { id: 'sell-car-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  other: { id: 'sell-car-other', label: 'sellCarOther' },
  estimate: { id: 'sell-car-estimate', label: 'tradeInTitle' },
  extras: { id: 'sell-car-extras', label: 'tradeInExtras' },
};

const optionKeys: Record<(typeof sellCarOptions)[number], MessageKey> = {
  sellCar: 'sellCarOptionSell',
  tradeIn: 'sellCarOptionTradeIn',
};

interface SellCarFieldsProps {
  form: UseFormReturn<SellCarValues>;
  errors: ErrorTexts<SellCarValues>;
  /** Values that were sent without JavaScript and rejected. */
  values?: Readonly<Record<string, string>>;
  tradeIn: TradeIn;
  /** The trade-in estimate, after the car's fields. */
  children: ReactNode;
}

/** Fields of the form to sell or trade in a car. */
export function SellCarFields({
  form,
  errors,
  values = {},
  tradeIn,
  children,
}: SellCarFieldsProps) {
  const message = useMessages();
  const { mileageUnit, language } = usePageInfo();
  const control = useFields(form, sellCarFields, errors);
  const field = <Name extends keyof SellCarValues>(
    name: Name,
    registerOptions?: RegisterOptions<SellCarValues, Name>,
  ) => ({ ...control(name, registerOptions), defaultValue: values[name] });
  const { label, defaultValue: chosen, ...option } = field('selectedOption');
  return (
    <>
      <RadioGroup
        {...option}
        legend={label}
        layout="boxes"
        options={sellCarOptions.map((value) => ({ value, label: message(optionKeys[value]) }))}
        defaultValue={chosen}
        required
      />
      <FieldPair>
        <TextField
          {...field('regno', {
            onChange: tradeIn.dropEstimate,
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) => tradeIn.lookUp(target.value),
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CHARACTERS.plate}
          required
        />
        <TextField
          {...field('milage', { onChange: tradeIn.dropEstimate })}
          inputMode="numeric"
          autoComplete="off"
          end={mileageUnitText(mileageUnit, language)}
          required
        />
      </FieldPair>
      <VehicleNote state={tradeIn.vehicle} />
      {children}
      <ContactFields
        name={field('customerName')}
        phone={field('customerPhone')}
        email={field('customerEmail')}
      />
      <TextArea {...field('other')} rows={4} optional />
      <input {...form.register('estimate')} type="hidden" />
    </>
  );
}
