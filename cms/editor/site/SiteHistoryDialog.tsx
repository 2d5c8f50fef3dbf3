import { useCallback, useEffect, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { AuthoringFailure } from '../authoring';
import { describeFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { formatTimeInZone } from '../siteTime';
import type { ViewProps } from '../views/view.types';
import { getFieldLabel, getItemLabel } from './itemLabels';
import { readPartHistory, type SitePart, type SiteRevision } from './siteApi';
import { siteTexts as texts } from './siteTexts';
import { personName } from '../people/personName';

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

const Badges = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  paddingBlockStart: '$1',
});

interface SiteHistoryDialogProps {
  view: Pick<ViewProps, 'authoring' | 'place'>;
  part: SitePart;
  canRestore: boolean;
  onRestored: () => void;
  onClose: () => void;
}

/** Lists all saved versions of a part of the site with their authors, and restores one of them. */
export function SiteHistoryDialog(props: SiteHistoryDialogProps) {
  const { view, part, canRestore, onRestored, onClose } = props;
  const { authoring, place } = view;
  const [revisions, setRevisions] = useState<readonly SiteRevision[]>();
  const [failure, setFailure] = useState<string>();

  const loadHistory = useCallback(async () => {
    try {
      setRevisions(await readPartHistory(authoring, place.site.name, part));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, [authoring, place.site.name, part]);

  useEffect(() => {
    // `loadHistory` stores its failure in the state.
    void loadHistory();
  }, [loadHistory]);

  async function restore(revision: SiteRevision): Promise<void> {
    const { itemId, language, version, currentVersion } = revision;
    try {
      await authoring.restoreItem({ itemId, language, version, expectedVersion: currentVersion });
      showToast({ title: texts.restored, variant: 'success', id: 'site' });
      onRestored();
    } catch (error) {
      const isConflict = error instanceof AuthoringFailure && error.kind === 'conflict';
      const title = isConflict ? texts.restoreLate : describeFailure(error);
      showToast({ title, variant: 'danger', id: 'failure' });
    }
    await loadHistory();
  }

  return (
    <EditorDialog open onClose={onClose} title={texts.historyTitle({ part: texts.parts[part] })}>
      {failure && (
        <Text color="danger" role="alert">
          {failure}
        </Text>
      )}
      {!revisions && !failure && <Spinner role="status" aria-label={texts.loading} />}
      {revisions?.length === 0 && <Text color="muted">{texts.noHistory}</Text>}
      <List>
        {revisions?.map((revision) => (
          <Entry key={`${revision.itemId} ${revision.language} ${revision.version}`}>
            <div>
              <Text as="div" size="small" weight="medium">
                {getItemLabel(revision)}
                {revision.changed.length > 0 &&
                  `: ${revision.changed.map((name) => getFieldLabel(revision.template, name)).join(', ')}`}
              </Text>
              <Text as="div" size="caption" color="muted">
                {texts.version({ version: revision.version })} ·{' '}
                <time dateTime={revision.updated}>
                  {formatTimeInZone(revision.updated, place.site.timeZone)}
                </time>
                {revision.author && ` · ${personName(revision.author)}`}
              </Text>
              <Badges>
                {revision.version === revision.currentVersion && (
                  <Badge variant="outline">{texts.current}</Badge>
                )}
                {revision.published && <Badge>{texts.publishedBadge}</Badge>}
                {place.site.languages.length > 1 && (
                  <Badge variant="outline">{languageName(revision.language)}</Badge>
                )}
                {revision.isDeleted && <Badge variant="campaign">{texts.deleted}</Badge>}
              </Badges>
            </div>
            {canRestore && revision.version !== revision.currentVersion && !revision.isDeleted && (
              <Button
                type="button"
                variant="outline"
                size="small"
                aria-label={texts.restoreVersion({
                  name: getItemLabel(revision),
                  version: revision.version,
                })}
                // `restore` shows its own failures.
                onClick={() => void restore(revision)}
              >
                {texts.restore}
              </Button>
            )}
          </Entry>
        ))}
      </List>
    </EditorDialog>
  );
}
