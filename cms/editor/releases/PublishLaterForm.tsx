import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { ChoiceField } from '../ChoiceField';
import { describeFailure } from '../describeFailure';
import {
  type Release,
  addToRelease,
  createRelease,
  listReleases,
  schedulePage,
} from './releasesApi';
import { publishTexts as texts } from '../publishing/publishTexts';
import { toIsoTime, TimeField, validateTime } from './TimeField';
import { formatZonedTime, formatTimeZone } from './zonedTime';
import { useLoaded } from '../useLoaded';

const TwoColumns = styled('div', {
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

interface PublishLaterFormProps {
  authoring: Authoring;
  site: { name: string; timeZone: string };
  item: { itemId: string; language: string };
  /** Id of the shared content, if it is published as well. */
  sharedItemId: string | undefined;
  /** Whether errors must be fixed first. */
  isBlocked: boolean;
  /** Whether the page is public. */
  isPublic: boolean;
  /** Called with a message when the page was scheduled. */
  onDone: (message: string) => void;
}

/** Publishes a page at a time, until a time, or together with others in a release. */
export function PublishLaterForm(props: PublishLaterFormProps) {
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
}: PublishLaterFormProps) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const startProblem =
    validateTime(start, timeZone) ?? (start === '' && end === '' ? texts.needsTime : undefined);
  const endProblem =
    validateTime(end, timeZone) ??
    (start !== '' && end !== '' && end <= start ? texts.endFirst : undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (startProblem || endProblem || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const times = { publishAt: toIsoTime(start, timeZone), endAt: toIsoTime(end, timeZone) };
      const schedule = await schedulePage(authoring, { ...item, ...times, sharedItemId });
      onDone(texts.scheduled({ when: formatZonedTime(schedule.publishAt ?? '', timeZone) }));
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    // Without the browser's validation: problems are shown as texts of the form.
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <Heading level={3} size={5}>
          {texts.scheduleTitle}
        </Heading>
        <Text size="small" color="muted">
          {texts.whenHint({ zone: formatTimeZone(timeZone) })}
        </Text>
      </div>
      <TwoColumns>
        <TimeField
          label={texts.publishAt}
          hint={texts.publishAtHint}
          value={start}
          timeZone={timeZone}
          error={isSubmitted || start !== '' ? startProblem : undefined}
          onChange={setStart}
        />
        <TimeField
          label={texts.until}
          hint={texts.untilHint}
          value={end}
          timeZone={timeZone}
          after={start}
          error={endProblem}
          onChange={setEnd}
        />
      </TwoColumns>
      <Text size="small" color="muted">
        {isPublic ? texts.putBack : texts.goneAgain}
      </Text>
      {problem && (
        <Text role="alert" color="danger">
          {problem}
        </Text>
      )}
      <Button type="submit" aria-disabled={isBusy} disabled={isBlocked}>
        {texts.schedule}
      </Button>
    </Form>
  );
}

function ReleaseForm({ authoring, site, item, isBlocked, onDone }: PublishLaterFormProps) {
  const { value: allReleases, failure } = useLoaded(
    useCallback(() => listReleases(authoring, site.name), [authoring, site.name]),
  );
  const releases = (allReleases ?? []).filter(
    ({ kind, state }) => kind === 'release' && (state === 'open' || state === 'scheduled'),
  );
  const [releaseId, setReleaseId] = useState('');
  const [name, setName] = useState('');
  const [submitProblem, setSubmitProblem] = useState<string>();
  const problem = submitProblem ?? failure;
  const [isBusy, setBusy] = useState(false);
  // Kept for a second try when only adding failed.
  const created = useRef<Release>(undefined);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (releaseId === '' && name.trim() === '') return setSubmitProblem(texts.nameNeeded);
    setBusy(true);
    setSubmitProblem(undefined);
    try {
      if (releaseId === '' && created.current?.name !== name.trim())
        created.current = await createRelease(authoring, { site: site.name, name });
      const id = releaseId === '' ? created.current?.id : releaseId;
      if (id === undefined) return;
      const release = await addToRelease(authoring, id, item);
      onDone(texts.addedTo({ name: release.name }));
    } catch (error) {
      setSubmitProblem(describeFailure(error));
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
        <Text size="small" color="muted">
          {texts.addToReleaseHint}
        </Text>
      </div>
      <TwoColumns>
        <ChoiceField
          label={texts.release}
          value={releaseId}
          choices={[['', texts.newRelease], ...releases.map(({ id, name }) => [id, name] as const)]}
          onChoose={setReleaseId}
        />
        {releaseId === '' && (
          <TextField
            label={texts.releaseName}
            value={name}
            maxLength={120}
            error={problem === texts.nameNeeded ? problem : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </TwoColumns>
      {problem && problem !== texts.nameNeeded && (
        <Text role="alert" color="danger">
          {problem}
        </Text>
      )}
      <Button
        type="submit"
        variant="outline"
        size="small"
        aria-disabled={isBusy}
        disabled={isBlocked}
      >
        {texts.add}
      </Button>
    </Form>
  );
}
