import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { describeFailure, waitForRecovery } from '../describeFailure';
import { formatTimeZone } from './zonedTime';
import { useHasRole } from '../people/me';
import type { ViewProps } from '../views/view.types';
import { ConfirmDialog } from '../ConfirmDialog';
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

/** Interval for fetching changes that others make, in ms. */
const POLL_MS = 5000;

const upcomingStates: ReadonlySet<Release['state']> = new Set(['open', 'scheduled', 'live']);

/** Schedules and releases of a site: upcoming, finished and failed. */
export function ReleasesView({ authoring, place, onOpenPage }: ViewProps) {
  const { site } = place;
  const [releases, setReleases] = useState<readonly Release[]>();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState('');
  const [editedRelease, setEditedRelease] = useState<Release>();
  const [confirmation, setConfirmation] = useState<{
    release: Release;
    action: 'end' | 'cancel';
  }>();
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
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const canPublish = useHasRole('publisher');

  /** Runs an action, shows its result or why it was refused, and fetches the releases again. */
  async function runAction(
    action: () => Promise<Release>,
    formatMessage: (release: Release) => string,
  ) {
    try {
      showToast({ title: formatMessage(await action()), variant: 'success', id: 'editor' });
    } catch (error) {
      const until = waitForRecovery(error);
      showToast({ title: describeFailure(error), variant: 'danger', until, id: 'failure' });
    } finally {
      await refresh();
    }
  }

  function create(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    setName('');
    void runAction(
      () => createRelease(authoring, { site: site.name, name }),
      (release) => texts.created({ name: release.name }),
    );
  }

  /** Ends or cancels a release. Then focuses the heading, since the pressed button was removed with its card. */
  function endOrCancel(
    action: typeof endRelease,
    release: Release,
    formatMessage: (values: { name: string }) => string,
  ) {
    setConfirmation(undefined);
    void runAction(
      () => action(authoring, release),
      ({ name: releaseName }) => formatMessage({ name: releaseName }),
    ).then(() => heading.current?.focus());
  }

  const renderCard = (release: Release) => (
    <ReleaseCard
      key={release.id}
      release={release}
      timeZone={site.timeZone}
      onEditTimes={() => setEditedRelease(release)}
      onEnd={() => setConfirmation({ release, action: 'end' })}
      onCancel={() => setConfirmation({ release, action: 'cancel' })}
      onPublish={() =>
        void runAction(
          () => publishRelease(authoring, release),
          ({ name: releaseName }) => texts.publishedNow({ name: releaseName }),
        ).then(() => heading.current?.focus())
      }
      onRemove={({ itemId, language, name: item }) =>
        void runAction(
          () => removeFromRelease(authoring, release.id, { itemId, language }),
          ({ name: releaseName }) => texts.removedItem({ item, release: releaseName }),
        ).then(() => heading.current?.focus())
      }
      onOpen={({ language, route }) => onOpenPage({ site, language, route })}
    />
  );
  const upcoming = releases?.filter(({ state }) => upcomingStates.has(state)) ?? [];
  const past = releases?.filter(({ state }) => !upcomingStates.has(state)) ?? [];
  return (
    <Column>
      <div>
        <Heading level={2} size={3}>
          {texts.title}
        </Heading>
        <Text color="muted">{texts.intro({ zone: formatTimeZone(site.timeZone) })}</Text>
      </div>
      {canPublish && (
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
          <Text color="danger">{`${texts.failed} ${problem}`}</Text>
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
            {upcoming.length === 0 && <Text color="muted">{texts.noUpcoming}</Text>}
            <List>{upcoming.map(renderCard)}</List>
          </Stack>
          <Stack gap={4} as="section" aria-labelledby="releases-over">
            <Heading level={3} size={4} id="releases-over">
              {texts.past}
            </Heading>
            {past.length === 0 && <Text color="muted">{texts.noPast}</Text>}
            <List>{past.map(renderCard)}</List>
          </Stack>
        </>
      )}
      {editedRelease && (
        <TimesDialog
          release={editedRelease}
          timeZone={site.timeZone}
          onSave={async (times) => {
            await updateRelease(authoring, editedRelease, times);
            setEditedRelease(undefined);
            showToast({ title: texts.saved, variant: 'success', id: 'editor' });
            await refresh();
            return undefined;
          }}
          onClose={() => setEditedRelease(undefined)}
        />
      )}
      {confirmation?.action === 'end' && (
        <ConfirmDialog
          title={texts.endTitle({ name: confirmation.release.name })}
          text={texts.endText}
          confirmLabel={texts.endNow}
          cancelLabel={texts.keep}
          onConfirm={() => endOrCancel(endRelease, confirmation.release, texts.endedNow)}
          onClose={() => setConfirmation(undefined)}
        />
      )}
      {confirmation?.action === 'cancel' && (
        <ConfirmDialog
          title={texts.cancelTitle({ name: confirmation.release.name })}
          text={texts.cancelText}
          confirmLabel={texts.cancelYes}
          cancelLabel={texts.keep}
          onConfirm={() => endOrCancel(cancelRelease, confirmation.release, texts.cancelled)}
          onClose={() => setConfirmation(undefined)}
        />
      )}
    </Column>
  );
}
