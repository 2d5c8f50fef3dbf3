import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { useHasRole } from '../people/me';
import { StateMark } from './pageLook';
import { publishPage, readBin, restorePage, type DeletedPage } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { useSiteTime } from '../siteTime';

const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  overflowWrap: 'anywhere',
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

interface BinDialogProps {
  authoring: Authoring;
  site: string;
  /** Something came back or went for good. */
  onChanged: () => void;
  onClose: () => void;
}

/** What was deleted, by whom and when, to be restored or to be taken from visitors, too. */
export function BinDialog({ authoring, site, onChanged, onClose }: BinDialogProps) {
  const [entries, setEntries] = useState<readonly DeletedPage[]>();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);
  const when = useSiteTime();
  const mayPublish = useHasRole('publisher');
  const refresh = useCallback(async () => {
    try {
      setEntries(await readBin(authoring, site));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, [authoring, site]);
  useEffect(() => {
    // The state is set once the answer has come.
    void Promise.resolve().then(refresh);
  }, [refresh]);

  async function act(action: () => Promise<string>) {
    setBusy(true);
    setFailure(undefined);
    try {
      setDone(await action());
      await refresh();
      onChanged();
    } catch (error) {
      setFailure(describeFailure(error));
    }
    setBusy(false);
  }
  const restore = ({ id }: DeletedPage) =>
    act(async () => {
      const { route, hasNewPlace } = await restorePage(authoring, id);
      return hasNewPlace ? texts.restoredElsewhere(route) : texts.restored(route);
    });
  const publish = ({ itemId, displayName }: DeletedPage) =>
    act(async () => {
      await publishPage(authoring, itemId);
      return texts.deletionPublished(displayName);
    });

  return (
    <Dialog open onClose={onClose} title={texts.binTitle}>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {texts.binIntro}
        </Text>
        <Text as="div" role="status" size="small" weight="medium">
          {done}
        </Text>
        <ErrorText>{failure}</ErrorText>
        {!entries && !failure && <Spinner />}
        {entries?.length === 0 && <Text>{texts.binEmpty}</Text>}
        {entries && entries.length > 0 && (
          <List>
            {entries.map((entry) => (
              <Entry key={entry.id} data-bin-entry={entry.route}>
                <div>
                  <Text weight="medium">{entry.displayName}</Text>
                  <Text size="caption" tone="muted">
                    {entry.route} · {texts.binPages(entry.pages)} ·{' '}
                    {texts.binEntry(when(entry.deleted), entry.deletedBy)}
                  </Text>
                  {entry.isPublic && <StateMark state="CHANGED">{texts.stillPublic}</StateMark>}
                </div>
                <Buttons>
                  <Button
                    type="button"
                    size="small"
                    variant="outline"
                    aria-label={texts.restoreOf(entry.displayName)}
                    disabled={busy}
                    onClick={() => void restore(entry)}
                  >
                    {texts.restore}
                  </Button>
                  {entry.isPublic && mayPublish && (
                    <Button
                      type="button"
                      size="small"
                      variant="ghost"
                      aria-label={texts.publishDeletionOf(entry.displayName)}
                      disabled={busy}
                      onClick={() => void publish(entry)}
                    >
                      {texts.publishDeletion}
                    </Button>
                  )}
                </Buttons>
              </Entry>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
