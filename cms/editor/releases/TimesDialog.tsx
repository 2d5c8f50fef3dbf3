import { useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { publishTexts } from '../publishing/publishTexts';
import { toIsoTime, TimeField, validateTime } from './TimeField';
import { toLocalTime, formatTimeZone } from './zonedTime';
import { FormDialog } from '../FormDialog';
import type { Release } from './releasesApi';
import { releasesTexts as texts } from './releasesTexts';

interface TimesDialogProps {
  release: Release;
  timeZone: string;
  /** Rejects when the times were not accepted. */
  onSave: (times: { publishAt?: string | null; endAt: string | null }) => Promise<undefined>;
  onClose: () => void;
}

/** Changes the times at which a release is published and reverted. */
export function TimesDialog({ release, timeZone, onSave, onClose }: TimesDialogProps) {
  const toFieldValue = (iso: string | null | undefined) =>
    iso ? toLocalTime(Date.parse(iso), timeZone) : '';
  const [start, setStart] = useState(toFieldValue(release.publishAt));
  const [end, setEnd] = useState(toFieldValue(release.endAt));
  const [isSubmitted, setSubmitted] = useState(false);
  const isLive = release.state === 'live';
  const startProblem =
    validateTime(isLive ? '' : start, timeZone) ??
    (!isLive && end !== '' && start === '' ? publishTexts.needsTime : undefined);
  const endProblem =
    validateTime(end, timeZone) ??
    (!isLive && start !== '' && end !== '' && end <= start ? publishTexts.endFirst : undefined);

  async function save(): Promise<string | undefined> {
    setSubmitted(true);
    if (startProblem || endProblem) return '';
    const endAt = toIsoTime(end, timeZone) ?? null;
    return onSave(isLive ? { endAt } : { publishAt: toIsoTime(start, timeZone) ?? null, endAt });
  }

  return (
    <FormDialog
      title={texts.editOf({ name: release.name })}
      sendLabel={texts.save}
      onSend={save}
      onClose={onClose}
    >
      <Text size="small" color="muted">
        {publishTexts.whenHint({ zone: formatTimeZone(timeZone) })}
      </Text>
      {!isLive && (
        <TimeField
          label={texts.publishAt}
          hint={texts.publishAtHint}
          value={start}
          timeZone={timeZone}
          error={isSubmitted ? startProblem : undefined}
          onChange={setStart}
        />
      )}
      <TimeField
        label={texts.endAt}
        hint={texts.endAtHint}
        value={end}
        timeZone={timeZone}
        error={isSubmitted ? endProblem : undefined}
        onChange={setEnd}
      />
    </FormDialog>
  );
}
