import {
  Affix,
  bareInput,
  ControlBox,
} from '../../../../design-system/components/FormField/control';
import { NativeSelect } from '../../../../design-system/components/Select/NativeSelect';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import {
  fieldsFor,
  ownershipFields,
  ownershipName,
  type OwnershipField,
  type OwnershipValues,
} from '../../model/ownership/ownershipForm';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import type { VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { currencySymbol, formatNumber } from '../../../../domain/money/formatMoney';

const Fields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Field = styled('label', {
  display: 'grid',
  alignContent: 'end',
  gap: '$1',
  fontSize: '$small',
  lineHeight: '$snug',
});

/** Distance to which the costs of tyres and service refer, in the market's unit. */
const COST_DISTANCE = { mil: 1000, km: 10_000, miles: 10_000 } as const;

const labels: Readonly<Record<Exclude<OwnershipField, 'fuel'>, MessageKey>> = {
  years: 'ownYears',
  distance: 'ownDistance',
  electric: 'ownElectric',
  home: 'ownHome',
  litres: 'ownLitres',
  kwh: 'ownKwh',
  electricityHome: 'ownElectricityHome',
  electricityPublic: 'ownElectricityPublic',
  tax: 'ownTaxYear',
  insurance: 'ownInsuranceYear',
  tyres: 'ownTyresPer',
  service: 'ownServicePer',
};

interface OwnershipFieldsProps {
  fuel: VehicleFuel;
  values: OwnershipValues;
  hasCredit: boolean;
}

/** Fields for all assumptions. */
export function OwnershipFields({ fuel, values, hasCredit }: OwnershipFieldsProps) {
  const message = useMessages();
  const { locale, currency, mileageUnit, language } = usePageInfo();
  const distanceUnit = mileageUnitText(mileageUnit, language);
  const distance = `${formatNumber(COST_DISTANCE[mileageUnit], locale)} ${distanceUnit}`;
  const label = (field: OwnershipField): string => {
    if (field !== 'fuel') return fillIn(message(labels[field]), { distance });
    return message(fuel === 'diesel' ? 'ownDiesel' : 'ownPetrol');
  };
  const unit = (field: OwnershipField): string | undefined => {
    if (field === 'distance') return distanceUnit;
    if (field === 'electric' || field === 'home') return '%';
    const hasNoUnit = field === 'years' || field === 'litres' || field === 'kwh';
    return hasNoUnit ? undefined : currencySymbol(locale, currency);
  };
  return (
    <Fields>
      {fieldsFor(fuel).map((field) => {
        const { min, max, step } = ownershipFields[field];
        const unitText = unit(field);
        return (
          <Field key={field}>
            {label(field)}
            <ControlBox as="span">
              <input
                className={bareInput()}
                type="number"
                name={ownershipName(field)}
                min={min}
                max={max}
                // The step is only for the arrow buttons: values between steps are valid.
                step={step < 1 ? 'any' : step}
                inputMode={step < 1 ? 'decimal' : 'numeric'}
                defaultValue={values[field]}
                required={field === 'years' || field === 'distance'}
              />
              {unitText && <Affix side="end">{unitText}</Affix>}
            </ControlBox>
          </Field>
        );
      })}
      {hasCredit && (
        <Field>
          {message('ownPay')}
          <NativeSelect
            name={ownershipName('pay')}
            defaultValue={values.onCredit ? 'credit' : 'cash'}
          >
            <option value="credit">{message('ownOnCredit')}</option>
            <option value="cash">{message('ownCash')}</option>
          </NativeSelect>
        </Field>
      )}
    </Fields>
  );
}
