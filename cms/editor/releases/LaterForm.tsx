import { type SyntheticEvent, useCallback, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { FormField } from '../../../design-system/components/FormField/FormField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { addToRelease, createRelease, listReleases, schedulePage } from './releasesApi';
import { publishTexts as texts } from '../publishing/publishTexts';
import { isoOf, TimeField, timeProblem } from './TimeField';
import { timeInWords, zoneInWords } from './zonedTime';
import { useLoaded } from '../useLoaded';

const Two = styled('div', {
  display: 'grid',
  gap: '$4',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Form = styled('form', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  '& > *': { inlineSize: '100%' },
  '& > button': { inlineSize: 'auto' },
});

interface LaterFormProps {
  authoring: Authoring;
  site: { name: string; timeZone: string };
  item: { itemId: string; language: string };
  /** What all pages share, where that goes along. */
  sharedItemId: string | undefined;
  /** Something that would break the page must be put right first. */
  isBlocked: boolean;
  /** Visitors see a version of the page. */
  isPublic: boolean;
  /** It was arranged, as the words say. */
  onDone: (words: string) => void;
}

/** Publishes at a time, until a time, or together with others in a release. */
export function LaterForm(props: LaterFormProps) {
  return (
    <Stack gap={6}>
      <ScheduleForm {...props} />
      <ReleaseForm {...props} />
    </Stack>
  );
}

function ScheduleForm({
  authoring,
  site: { timeZone },
  item,
  sharedItemId,
  isBlocked,
  isPublic,
  onDone,
}: LaterFormProps) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const startProblem =
    timeProblem(start, timeZone) ?? (start === '' && end === '' ? texts.needsTime : undefined);
  const endProblem =
    timeProblem(end, timeZone) ??
    (start !== '' && end !== '' && end <= start ? texts.endFirst : undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (startProblem || endProblem || busy) return;
    setBusy(true);
    try {
      const times = { publishAt: isoOf(start, timeZone), endAt: isoOf(end, timeZone) };
      const made = await schedulePage(authoring, { ...item, ...times, sharedItemId });
      onDone(texts.scheduled(timeInWords(made.publishAt ?? '', timeZone)));
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    // What is refused comes back as the problem.
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <Heading level={3} size={5}>
          {texts.scheduleTitle}
        </Heading>
        <Text size="small" tone="muted">
          {texts.whenHint(zoneInWords(timeZone))}
        </Text>
      </div>
      <Two>
        <TimeField
          label={texts.publishAt}
          hint={texts.publishAtHint}
          value={start}
          zone={timeZone}
          error={isTried || start !== '' ? startProblem : undefined}
          onChange={setStart}
        />
        <TimeField
          label={texts.until}
          hint={texts.untilHint}
          value={end}
          zone={timeZone}
          after={start}
          error={endProblem}
          onChange={setEnd}
        />
      </Two>
      <Text size="small" tone="muted">
        {isPublic ? texts.putBack : texts.goneAgain}
      </Text>
      {problem && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
      <Button type="submit" disabled={busy || isBlocked}>
        {texts.schedule}
      </Button>
    </Form>
  );
}

function ReleaseForm({ authoring, site, item, isBlocked, onDone }: LaterFormProps) {
  const { value: all, failure } = useLoaded(
    useCallback(() => listReleases(authoring, site.name), [authoring, site.name]),
  );
  const releases = (all ?? []).filter(
    ({ kind, state }) => kind === 'release' && (state === 'open' || state === 'scheduled'),
  );
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [refusal, setProblem] = useState<string>();
  const problem = refusal ?? failure;
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (chosen === '' && name.trim() === '') return setProblem(texts.nameNeeded);
    setBusy(true);
    setProblem(undefined);
    try {
      const made =
        chosen === '' ? await createRelease(authoring, { site: site.name, name }) : undefined;
      const release = await addToRelease(authoring, made?.id ?? chosen, item);
      onDone(texts.addedTo(release.name));
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <Heading level={3} size={5}>
          {texts.addToRelease}
        </Heading>
        <Text size="small" tone="muted">
          {texts.addToReleaseHint}
        </Text>
      </div>
      <Two>
        <FormField label={texts.release}>
          {(framed) => (
            <NativeSelect
              {...framed}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">{texts.newRelease}</option>
              {releases.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        {chosen === '' && (
          <TextField
            label={texts.releaseName}
            value={name}
            maxLength={120}
            error={problem === texts.nameNeeded ? problem : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Two>
      {problem && problem !== texts.nameNeeded && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
      <Button type="submit" variant="outline" size="small" disabled={busy || isBlocked}>
        {texts.add}
      </Button>
    </Form>
  );
}
