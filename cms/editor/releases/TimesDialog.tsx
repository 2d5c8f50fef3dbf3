import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { publishTexts } from '../publishing/publishTexts';
import { isoOf, TimeField, timeProblem } from './TimeField';
import { localTime, zoneInWords } from './zonedTime';
import { texts as editorTexts } from '../texts';
import type { Release } from './releasesApi';
import { releasesTexts as texts } from './releasesTexts';

interface TimesDialogProps {
  release: Release;
  zone: string;
  /** Resolves with why the times were not taken. */
  onSave: (times: {
    publishAt?: string | null;
    endAt: string | null;
  }) => Promise<string | undefined>;
  onClose: () => void;
}

/** When a release is published and put back. */
export function TimesDialog({ release, zone, onSave, onClose }: TimesDialogProps) {
  const shown = (iso: string | null | undefined) => (iso ? localTime(Date.parse(iso), zone) : '');
  const [start, setStart] = useState(shown(release.publishAt));
  const [end, setEnd] = useState(shown(release.endAt));
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isLive = release.state === 'live';
  const startProblem =
    timeProblem(isLive ? '' : start, zone) ??
    (!isLive && end !== '' && start === '' ? publishTexts.needsTime : undefined);
  const endProblem =
    timeProblem(end, zone) ??
    (!isLive && start !== '' && end !== '' && end <= start ? publishTexts.endFirst : undefined);

  async function save() {
    setTried(true);
    if (startProblem || endProblem) return;
    const endAt = isoOf(end, zone) ?? null;
    setRefusal(await onSave(isLive ? { endAt } : { publishAt: isoOf(start, zone) ?? null, endAt }));
  }

  return (
    <Dialog
      open
      size="small"
      title={texts.editOf(release.name)}
      onClose={onClose}
      actions={
        <>
          {/* A refusal of the platform comes back in words. */}
          <Button type="button" onClick={() => void save()}>
            {texts.save}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {editorTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
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
        {refusal && (
          <Text role="alert" tone="danger">
            {refusal}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
