import type { FocusEvent, ReactNode } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { MAX_LENGTH } from '../../../../domain/forms/fields';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { sellCarOptions, type SellCarValues } from '../../model/sellCar';
import { ContactFields } from '../ContactFields';
import { Pair } from '../Pair';
import { useFields } from '../useFields';
import type { FormFields } from '../formFields.types';
import type { FaultTexts } from '../useFaultTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { TradeIn } from '../tradeIn/useTradeIn';
import { VehicleNote } from '../tradeIn/VehicleNote';

export const sellCarFields: FormFields<SellCarValues> = {
  regno: { id: 'sell-car-regno', label: 'sellCarRegno' },
  milage: { id: 'sell-car-mileage', label: 'sellCarMileage', pattern: 'sellCarFaultMileage' },
  selectedOption: { id: 'sell-car-option', label: 'sellCarOption' },
  customerName: { id: 'sell-car-name', label: 'contactName' },
  customerPhone: { id: 'sell-car-phone', label: 'contactPhone', pattern: 'contactFaultPhone' },
  customerEmail: { id: 'sell-car-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
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
  faults: FaultTexts<SellCarValues>;
  /** What was filled in when the form was sent without script. */
  values?: Readonly<Record<string, string>>;
  tradeIn: TradeIn;
  /** What the car may bring, behind what is said of it. */
  children: ReactNode;
}

/** What the form asks for (spec 3 §5.3). */
export function SellCarFields({
  form,
  faults,
  values = {},
  tradeIn,
  children,
}: SellCarFieldsProps) {
  const message = useMessages();
  const { mileageUnit, language } = usePageInfo();
  const control = useFields(form, sellCarFields, faults);
  const field = <Name extends keyof SellCarValues>(
    name: Name,
    heard?: RegisterOptions<SellCarValues, Name>,
  ) => ({ ...control(name, heard), defaultValue: values[name] });
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
      <Pair>
        <TextField
          {...field('regno', {
            onChange: tradeIn.forget,
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) => tradeIn.lookUp(target.value),
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.plate}
          required
        />
        <TextField
          {...field('milage', { onChange: tradeIn.forget })}
          inputMode="numeric"
          autoComplete="off"
          end={mileageUnitText(mileageUnit, language)}
          required
        />
      </Pair>
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
