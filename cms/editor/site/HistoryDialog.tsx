import { useCallback, useEffect, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { AuthoringFailure } from '../authoring';
import { describeFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { timeInZone } from '../siteTime';
import type { ViewProps } from '../views/view.types';
import { changedField, itemLabel } from './describeItem';
import { readPartHistory, type SitePart, type SiteRevision } from './siteApi';
import { siteTexts as texts } from './siteTexts';

const List = styled('ol', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'center',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  overflowWrap: 'anywhere',
});

const Marks = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  paddingBlockStart: '$1',
});

interface HistoryDialogProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: SitePart;
  onRestored: () => void;
  onClose: () => void;
}

/** Every saved version of a part of the site, with who saved it, to be restored. */
export function HistoryDialog({ view, part, onRestored, onClose }: HistoryDialogProps) {
  const { authoring, place } = view;
  const [revisions, setRevisions] = useState<readonly SiteRevision[]>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    try {
      setRevisions(await readPartHistory(authoring, place.site.name, part));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, [authoring, place.site.name, part]);

  useEffect(() => {
    // `load` tells its failure by the state.
    void load();
  }, [load]);

  async function restore(revision: SiteRevision): Promise<void> {
    const { itemId, language, version, currentVersion } = revision;
    try {
      await authoring.restore({ itemId, language, version, expectedVersion: currentVersion });
      showToast({ title: texts.restored, look: 'success', id: 'site' });
      onRestored();
    } catch (error) {
      const isLate = error instanceof AuthoringFailure && error.kind === 'conflict';
      const title = isLate ? texts.restoreLate : describeFailure(error);
      showToast({ title, look: 'danger', id: 'failure' });
    }
    await load();
  }

  return (
    <Dialog open onClose={onClose} title={texts.historyTitle(texts.parts[part])}>
      {failure && (
        <Text tone="danger" role="alert">
          {failure}
        </Text>
      )}
      {!revisions && !failure && <Spinner role="status" aria-label={texts.loading} />}
      {revisions?.length === 0 && <Text tone="muted">{texts.noHistory}</Text>}
      <List>
        {revisions?.map((revision) => (
          <Entry key={`${revision.itemId} ${revision.language} ${revision.version}`}>
            <div>
              <Text as="div" size="small" weight="medium">
                {itemLabel(revision)}
                {revision.changed.length > 0 &&
                  `: ${revision.changed.map((name) => changedField(revision.template, name)).join(', ')}`}
              </Text>
              <Text as="div" size="caption" tone="muted">
                {texts.version(revision.version)} ·{' '}
                <time dateTime={revision.updated}>
                  {timeInZone(revision.updated, place.site.timeZone)}
                </time>
                {revision.author && ` · ${revision.author}`}
              </Text>
              <Marks>
                {revision.version === revision.currentVersion && (
                  <Badge look="outline">{texts.current}</Badge>
                )}
                {revision.published && <Badge>{texts.publishedBadge}</Badge>}
                {place.site.languages.length > 1 && (
                  <Badge look="outline">{languageName(revision.language)}</Badge>
                )}
                {revision.isDeleted && <Badge look="campaign">{texts.deleted}</Badge>}
              </Marks>
            </div>
            {revision.version !== revision.currentVersion && !revision.isDeleted && (
              <Button
                type="button"
                variant="outline"
                size="small"
                aria-label={texts.restoreVersion(itemLabel(revision), revision.version)}
                // `restore` tells its failure itself.
                onClick={() => void restore(revision)}
              >
                {texts.restore}
              </Button>
            )}
          </Entry>
        ))}
      </List>
    </Dialog>
  );
}
