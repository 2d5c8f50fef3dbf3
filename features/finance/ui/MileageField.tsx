import { useRef } from 'react';
import { Select } from '../../../design-system/components/Select/Select';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { useEarlyChange } from './useEarlyChange';

/** Hidden without JavaScript. */
const WithScript = styled('div', { '@noScript': { display: 'none' } });

interface MileageFieldProps {
  mileage: number;
  /** Mileages per year to choose from. */
  mileages: readonly number[];
  onChange: (mileage: number) => void;
  /** Formats a distance with its unit. */
  formatWithUnit: (mileage: number) => string;
}

/** Allowed mileage per year: a few values to choose from. */
export function MileageField({ mileage, mileages, onChange, formatWithUnit }: MileageFieldProps) {
  const message = useMessages();
  const control = useRef<HTMLSelectElement>(null);
  useEarlyChange(control, String(mileage), (chosen) => onChange(Number(chosen)));
  return (
    <WithScript>
      <Select
        ref={control}
        label={message('financeMileage')}
        value={mileage}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {mileages.map((distance) => (
          <option key={distance} value={distance}>
            {formatWithUnit(distance)}
          </option>
        ))}
      </Select>
    </WithScript>
  );
}
