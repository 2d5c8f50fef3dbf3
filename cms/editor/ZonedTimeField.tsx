import { TextField, type TextFieldProps } from '../../design-system/components/TextField/TextField';
import { findInstants, formatZonedTime, formatTimeZone } from './releases/zonedTime';

interface ZonedTimeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** Local time in the time zone, such as `2027-03-28T10:00`; empty for no time. */
  value: string;
  timeZone: string;
  onChange: (value: string) => void;
}

/**
 * A date and time in a time zone. Browsers format the field in their own language, perhaps with AM and PM,
 * so the
 * hint repeats the time in 24-hour form with its zone.
 */
export function ZonedTimeField({ value, timeZone, hint, onChange, ...rest }: ZonedTimeFieldProps) {
  const [instant] = value === '' ? [] : findInstants(value, timeZone);
  const zonedTime =
    instant === undefined
      ? formatTimeZone(timeZone)
      : formatZonedTime(new Date(instant).toISOString(), timeZone);
  return (
    <TextField
      {...rest}
      type="datetime-local"
      hint={
        <>
          {hint} <span data-zoned-time>{zonedTime}</span>
        </>
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
