import { useState } from 'react';
import { publishTexts as texts } from '../publishing/publishTexts';
import { ZonedTimeField } from '../ZonedTimeField';
import { findInstants, toLocalTime } from './zonedTime';

/** Later times are refused. The platform has the same limit (releases/changeReleases.ts). */
const MAX_AHEAD_MS = 3 * 366 * 24 * 60 * 60_000;

interface TimeFieldProps {
  label: string;
  hint?: string;
  /** Local time in the time zone: `2027-03-28T10:00`, or an empty text. */
  value: string;
  timeZone: string;
  error?: string;
  /** The time of the field must be after this local time. */
  after?: string;
  onChange: (value: string) => void;
}

/** A field for a local time in a time zone. Explains times that a clock change skips or repeats. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, value, timeZone, error, after = '', onChange } = props;
  const [nowMs] = useState(() => Date.now());
  const instants = value === '' ? [] : findInstants(value, timeZone);
  const formatUtcTime = (instantMs: number | undefined) =>
    instantMs === undefined ? '' : new Date(instantMs).toISOString().slice(11, 16);
  const note =
    instants.length > 1
      ? texts.twice({ first: formatUtcTime(instants[0]), second: formatUtcTime(instants[1]) })
      : hint;
  return (
    <ZonedTimeField
      label={label}
      hint={note}
      value={value}
      timeZone={timeZone}
      error={error}
      min={after || toLocalTime(nowMs, timeZone)}
      max={toLocalTime(nowMs + MAX_AHEAD_MS, timeZone)}
      onChange={onChange}
    />
  );
}

/** Returns why a time is invalid; undefined for a valid or empty one. */
export function validateTime(value: string, timeZone: string): string | undefined {
  if (value === '') return undefined;
  const [instantMs] = findInstants(value, timeZone);
  if (instantMs === undefined) return texts.noSuchTime;
  if (instantMs < Date.now()) return texts.past;
  return instantMs > Date.now() + MAX_AHEAD_MS ? texts.tooFar : undefined;
}

/** Converts a local time to ISO 8601 in UTC; undefined for an empty text. */
export function toIsoTime(value: string, timeZone: string): string | undefined {
  const [instantMs] = value === '' ? [] : findInstants(value, timeZone);
  return instantMs === undefined ? undefined : new Date(instantMs).toISOString();
}
