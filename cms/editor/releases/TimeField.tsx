import { useState } from 'react';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { publishTexts as texts } from '../publishing/publishTexts';
import { instantsOf, localTime } from './zonedTime';

/** Times further ahead are not taken, as the platform has it (releases/changeReleases.ts). */
const maxAheadMs = 3 * 366 * 24 * 60 * 60_000;

interface TimeFieldProps {
  label: string;
  hint?: string;
  /** As the clocks of the zone show it: `2027-03-28T10:00`, or an empty text. */
  value: string;
  zone: string;
  error?: string;
  /** A time that it must come after, by the same clocks. */
  after?: string;
  onChange: (value: string) => void;
}

/** A time by the clocks of a zone. Says so where clocks are changed at that time. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, value, zone, error, after = '', onChange } = props;
  const [now] = useState(() => Date.now());
  const instants = value === '' ? [] : instantsOf(value, zone);
  const utc = (instant: number | undefined) =>
    instant === undefined ? '' : new Date(instant).toISOString().slice(11, 16);
  const note = instants.length > 1 ? texts.twice(utc(instants[0]), utc(instants[1])) : hint;
  return (
    <TextField
      type="datetime-local"
      label={label}
      hint={note}
      value={value}
      error={error}
      min={after || localTime(now, zone)}
      max={localTime(now + maxAheadMs, zone)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Why a time cannot be taken; undefined when it can, and for no time. */
export function timeProblem(value: string, zone: string): string | undefined {
  if (value === '') return undefined;
  const [instant] = instantsOf(value, zone);
  if (instant === undefined) return texts.noSuchTime;
  if (instant < Date.now()) return texts.past;
  return instant > Date.now() + maxAheadMs ? texts.tooFar : undefined;
}

/** The instant of a time, as the platform takes it; undefined for no time. */
export function isoOf(value: string, zone: string): string | undefined {
  const [instant] = value === '' ? [] : instantsOf(value, zone);
  return instant === undefined ? undefined : new Date(instant).toISOString();
}
