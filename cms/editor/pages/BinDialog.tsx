import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { useHasRole } from '../people/me';
import { StateBadge } from './pageStyles';
import { publishPage, readBin, restorePage, type DeletedPage } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';
import { useSiteTime } from '../siteTime';
import { personName } from '../people/personName';

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
  /** Called when a page was restored or deleted for good. */
  onChanged: () => void;
  onClose: () => void;
}

/** Lists deleted pages with author and time. Editors restore them, publishers publish the deletion. */
export function BinDialog({ authoring, site, onChanged, onClose }: BinDialogProps) {
  const [entries, setEntries] = useState<readonly DeletedPage[]>();
  const [failure, setFailure] = useState<string>();
  const [doneMessage, setDoneMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const formatTime = useSiteTime();
  const canPublish = useHasRole('publisher');
  const refresh = useCallback(async () => {
    try {
      setEntries(await readBin(authoring, site));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, [authoring, site]);
  useEffect(() => {
    // The state is set after the response.
    void Promise.resolve().then(refresh);
  }, [refresh]);

  async function runAction(action: () => Promise<string>) {
    setBusy(true);
    setFailure(undefined);
    try {
      setDoneMessage(await action());
      await refresh();
      onChanged();
    } catch (error) {
      setFailure(describeFailure(error));
    }
    setBusy(false);
  }
  const restore = ({ id }: DeletedPage) =>
    runAction(async () => {
      const { route, hasNewPlace } = await restorePage(authoring, id);
      return hasNewPlace ? texts.restoredElsewhere({ route }) : texts.restored({ route });
    });
  const publish = ({ itemId, displayName }: DeletedPage) =>
    runAction(async () => {
      await publishPage(authoring, itemId);
      return texts.deletionPublished({ name: displayName });
    });

  return (
    <EditorDialog open onClose={onClose} title={texts.binTitle}>
      <Stack gap={3}>
        <Text size="small" color="muted">
          {texts.binIntro}
        </Text>
        <Text as="div" role="status" size="small" weight="medium">
          {doneMessage}
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
                  <Text size="caption" color="muted">
                    {entry.route} · {texts.binPages({ count: entry.pages })} ·{' '}
                    {texts.binEntry({
                      when: formatTime(entry.deleted),
                      who: personName(entry.deletedBy),
                    })}
                  </Text>
                  {entry.isPublic && <StateBadge state="CHANGED">{texts.stillPublic}</StateBadge>}
                </div>
                <Buttons>
                  <Button
                    type="button"
                    size="small"
                    variant="outline"
                    aria-label={texts.restoreOf({ name: entry.displayName })}
                    disabled={isBusy}
                    onClick={() => void restore(entry)}
                  >
                    {texts.restore}
                  </Button>
                  {entry.isPublic && canPublish && (
                    <Button
                      type="button"
                      size="small"
                      variant="ghost"
                      aria-label={texts.publishDeletionOf({ name: entry.displayName })}
                      disabled={isBusy}
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
    </EditorDialog>
  );
}
