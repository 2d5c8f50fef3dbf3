import { useState } from 'react';
import { Text } from '../../../design-system/components/Text/Text';
import { publishTexts } from '../publishing/publishTexts';
import { isoOf, TimeField, timeProblem } from './TimeField';
import { localTime, zoneInWords } from './zonedTime';
import { FormDialog } from '../FormDialog';
import type { Release } from './releasesApi';
import { releasesTexts as texts } from './releasesTexts';

interface TimesDialogProps {
  release: Release;
  zone: string;
  /** Rejects when the times were not taken. */
  onSave: (times: { publishAt?: string | null; endAt: string | null }) => Promise<undefined>;
  onClose: () => void;
}

/** When a release is published and put back. */
export function TimesDialog({ release, zone, onSave, onClose }: TimesDialogProps) {
  const shown = (iso: string | null | undefined) => (iso ? localTime(Date.parse(iso), zone) : '');
  const [start, setStart] = useState(shown(release.publishAt));
  const [end, setEnd] = useState(shown(release.endAt));
  const [isTried, setTried] = useState(false);
  const isLive = release.state === 'live';
  const startProblem =
    timeProblem(isLive ? '' : start, zone) ??
    (!isLive && end !== '' && start === '' ? publishTexts.needsTime : undefined);
  const endProblem =
    timeProblem(end, zone) ??
    (!isLive && start !== '' && end !== '' && end <= start ? publishTexts.endFirst : undefined);

  async function save(): Promise<string | undefined> {
    setTried(true);
    if (startProblem || endProblem) return '';
    const endAt = isoOf(end, zone) ?? null;
    return onSave(isLive ? { endAt } : { publishAt: isoOf(start, zone) ?? null, endAt });
  }

  return (
    <FormDialog
      title={texts.editOf(release.name)}
      send={texts.save}
      noValidate
      onSend={save}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        {publishTexts.whenHint(zoneInWords(zone))}
      </Text>
      {!isLive && (
        <TimeField
          label={texts.publishAt}
          hint={texts.publishAtHint}
          value={start}
          zone={zone}
          error={isTried ? startProblem : undefined}
          onChange={setStart}
        />
      )}
      <TimeField
        label={texts.endAt}
        hint={texts.endAtHint}
        value={end}
        zone={zone}
        error={isTried ? endProblem : undefined}
        onChange={setEnd}
      />
    </FormDialog>
  );
}
