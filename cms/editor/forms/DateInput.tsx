import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import { readIsoDate } from '../../../schema/isoDate';
import type { RawValue } from '../authoring';
import { findInstants, toLocalTime } from '../releases/zonedTime';
import { useSiteTimeZone } from '../siteTime';
import { ZonedTimeField } from '../ZonedTimeField';

interface DateInputProps extends Pick<FrameProps, 'label' | 'hint' | 'error'> {
  /** ISO 8601 date or time. */
  value: string;
  onChange: (value: RawValue) => void;
}

/** A date and time of the content, in the time zone of the site, as its pages show it. */
export function DateInput({ value, onChange, ...frameProps }: DateInputProps) {
  const timeZone = useSiteTimeZone();
  const date = readIsoDate(value);
  const localValue =
    date?.instant === undefined ? date && `${date.day}T00:00` : toLocalTime(date.instant, timeZone);

  function handleChange(localTimeText: string): void {
    if (localTimeText === '') return onChange(null);
    const [instant] = findInstants(localTimeText, timeZone);
    // A time in the hour that is skipped in spring has no instant, and is ignored.
    if (instant !== undefined) onChange(new Date(instant).toISOString().replace('.000Z', 'Z'));
  }

  return (
    <ZonedTimeField
      {...frameProps}
      timeZone={timeZone}
      value={localValue ?? ''}
      onChange={handleChange}
    />
  );
}
