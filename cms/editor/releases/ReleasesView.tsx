import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { describeFailure } from '../describeFailure';
import { zoneInWords } from './zonedTime';
import { useHasRole } from '../people/me';
import type { ViewProps } from '../views/view.types';
import { AskDialog } from '../AskDialog';
import { ReleaseCard } from './ReleaseCard';
import {
  cancelRelease,
  createRelease,
  endRelease,
  listReleases,
  publishRelease,
  removeFromRelease,
  updateRelease,
  type Release,
} from './releasesApi';
import { releasesTexts as texts } from './releasesTexts';
import { TimesDialog } from './TimesDialog';

const Column = styled('div', {
  display: 'grid',
  gap: '$6',
  maxInlineSize: '$narrow',
  marginInline: 'auto',
});

const NewForm = styled('form', {
  display: 'grid',
  gap: '$3',
  alignItems: 'end',
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

/** How often what others do is looked for, in ms. */
const LOOK_MS = 5000;

const toCome: ReadonlySet<Release['state']> = new Set(['open', 'scheduled', 'live']);

/** Schedules and releases of a site: what is to come, what is over, and what went wrong. */
export function ReleasesView({ authoring, place, onOpenPage }: ViewProps) {
  const { site } = place;
  const [releases, setReleases] = useState<readonly Release[]>();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState('');
  const [timesOf, setTimesOf] = useState<Release>();
  const [asks, setAsks] = useState<{ release: Release; about: 'end' | 'cancel' }>();
  const heading = useRef<HTMLHeadingElement>(null);

  const refresh = useCallback(async () => {
    try {
      setReleases(await listReleases(authoring, site.name));
      setProblem(undefined);
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }, [authoring, site.name]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const mayPublish = useHasRole('publisher');

  /** Does something and shows the releases after it; a refusal is told. */
  async function attempt(act: () => Promise<Release>, done: (release: Release) => string) {
    try {
      showToast({ title: done(await act()), look: 'success', id: 'editor' });
    } catch (error) {
      showToast({ title: describeFailure(error), look: 'danger', id: 'failure' });
    } finally {
      await refresh();
    }
  }

  function create(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    setName('');
    void attempt(
      () => createRelease(authoring, { site: site.name, name }),
      (made) => texts.created(made.name),
    );
  }

  /** What was pressed is gone with its card. */
  function end(act: typeof endRelease, release: Release, done: (name: string) => string) {
    setAsks(undefined);
    void attempt(
      () => act(authoring, release),
      ({ name: of }) => done(of),
    ).then(() => heading.current?.focus());
  }

  const card = (release: Release) => (
    <ReleaseCard
      key={release.id}
      release={release}
      zone={site.timeZone}
      onTimes={() => setTimesOf(release)}
      onEnd={() => setAsks({ release, about: 'end' })}
      onCancel={() => setAsks({ release, about: 'cancel' })}
      onPublish={() =>
        void attempt(
          () => publishRelease(authoring, release),
          ({ name: of }) => texts.publishedNow(of),
        ).then(() => heading.current?.focus())
      }
      onRemove={(item) =>
        void attempt(
          () => removeFromRelease(authoring, release.id, item),
          ({ name: of }) => of,
        ).then(() => heading.current?.focus())
      }
      onOpen={({ language, route }) => onOpenPage({ site, language, route })}
    />
  );
  const upcoming = releases?.filter(({ state }) => toCome.has(state)) ?? [];
  const past = releases?.filter(({ state }) => !toCome.has(state)) ?? [];
  return (
    <Column>
      <div>
        <Heading level={2} size={3}>
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.intro(zoneInWords(site.timeZone))}</Text>
      </div>
      {mayPublish && (
        <NewForm onSubmit={create}>
          <TextField
            label={texts.newRelease}
            hint={texts.nameHint}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {texts.create}
          </Button>
        </NewForm>
      )}
      {problem && (
        <div role="alert">
          <Text tone="danger">{`${texts.failed} ${problem}`}</Text>
          <Button type="button" variant="outline" size="small" onClick={() => void refresh()}>
            {texts.again}
          </Button>
        </div>
      )}
      {!releases && !problem && <Spinner role="status" aria-label={texts.loading} />}
      {releases && (
        <>
          <Stack gap={4} as="section" aria-labelledby="releases-to-come">
            <Heading level={3} size={4} id="releases-to-come" tabIndex={-1} ref={heading}>
              {texts.upcoming}
            </Heading>
            {upcoming.length === 0 && <Text tone="muted">{texts.noUpcoming}</Text>}
            <List>{upcoming.map(card)}</List>
          </Stack>
          <Stack gap={4} as="section" aria-labelledby="releases-over">
            <Heading level={3} size={4} id="releases-over">
              {texts.past}
            </Heading>
            {past.length === 0 && <Text tone="muted">{texts.noPast}</Text>}
            <List>{past.map(card)}</List>
          </Stack>
        </>
      )}
      {timesOf && (
        <TimesDialog
          release={timesOf}
          zone={site.timeZone}
          onSave={async (times) => {
            await updateRelease(authoring, timesOf, times);
            setTimesOf(undefined);
            showToast({ title: texts.saved, look: 'success', id: 'editor' });
            await refresh();
            return undefined;
          }}
          onClose={() => setTimesOf(undefined)}
        />
      )}
      {asks?.about === 'end' && (
        <AskDialog
          title={texts.endTitle(asks.release.name)}
          text={texts.endText}
          yes={texts.endNow}
          no={texts.keep}
          onYes={() => end(endRelease, asks.release, texts.endedNow)}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks?.about === 'cancel' && (
        <AskDialog
          title={texts.cancelTitle(asks.release.name)}
          text={texts.cancelText}
          yes={texts.cancelYes}
          no={texts.keep}
          onYes={() => end(cancelRelease, asks.release, texts.cancelled)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Column>
  );
}
