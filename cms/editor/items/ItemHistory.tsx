import { useCallback, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring, PageRevision } from '../authoring';
import { fieldName } from '../forms/fieldName';
import { useSiteTime } from '../siteTime';
import { texts } from '../texts';
import { readVersionChanges } from '../publishing/publishApi';
import { Entry, List, Badges } from './historyList';
import { RestoreDialog } from './RestoreDialog';
import { typeName } from '../forms/contractTexts';
import { useLoaded } from '../useLoaded';
import { personName } from '../people/personName';

interface ItemHistoryProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  /** A new object after each save, so that the history is loaded again. */
  reloadKey: object;
  onRestore: (revision: PageRevision) => void;
  onFailure: (error: unknown) => void;
}

/**
 * All saved versions of the page's items, and of the items that all pages share, each of which can be
 * restored.
 */
export function ItemHistory(props: ItemHistoryProps) {
  const { authoring, itemId, language, reloadKey, onRestore, onFailure } = props;
  const [revisionToRestore, setRevisionToRestore] = useState<PageRevision>();

  const { value: revisions } = useLoaded(
    useCallback(
      () => authoring.readPageHistory(itemId, language),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched again in each round
      [authoring, itemId, language, reloadKey],
    ),
    onFailure,
  );

  const load = useCallback(async () => {
    if (!revisionToRestore) return [];
    const { itemId: revisionItemId, version } = revisionToRestore;
    const change = await readVersionChanges(authoring, {
      itemId: revisionItemId,
      language,
      version,
    });
    return change ? [change] : [];
  }, [authoring, language, revisionToRestore]);

  if (!revisions) return <Spinner aria-label={texts.loadingPage} role="status" />;
  return (
    <>
      <Text size="small" color="muted">
        {revisions.length > 0 ? texts.historyIntro : texts.noHistory}
      </Text>
      <List>
        {revisions.map((revision) => (
          <Revision
            key={`${revision.itemId} ${revision.version}`}
            revision={revision}
            onRestore={setRevisionToRestore}
          />
        ))}
      </List>
      {revisionToRestore && (
        <RestoreDialog
          title={texts.restoreTitle({
            name: formatItemName(revisionToRestore),
            version: revisionToRestore.version,
          })}
          load={load}
          onRestore={() => {
            setRevisionToRestore(undefined);
            onRestore(revisionToRestore);
          }}
          onClose={() => setRevisionToRestore(undefined)}
        />
      )}
    </>
  );
}

interface RevisionProps {
  revision: PageRevision;
  onRestore: (revision: PageRevision) => void;
}

function Revision({ revision, onRestore }: RevisionProps) {
  const { version, currentVersion, author, updated, published } = revision;
  const { changed, template } = revision;
  const isCurrent = version === currentVersion;
  const label = formatItemName(revision);
  const formatTime = useSiteTime();
  return (
    <Entry>
      <div>
        <Text as="div" size="small" weight="medium">
          {label}
          {changed.length > 0 &&
            `: ${changed.map((field) => formatFieldName(template, field)).join(', ')}`}
        </Text>
        <Text as="div" size="caption" color="muted">
          {texts.version({ number: version })} ·{' '}
          <time dateTime={updated}>{formatTime(updated)}</time>
          {author && ` · ${personName(author)}`}
        </Text>
        <Badges>
          {isCurrent && <Badge variant="outline">{texts.currentBadge}</Badge>}
          {published && <Badge>{texts.publishedBadge}</Badge>}
          {revision.isShared && <Badge>{texts.sharedBadge}</Badge>}
          {revision.isDeleted && <Badge variant="campaign">{texts.deleted}</Badge>}
        </Badges>
      </div>
      {!isCurrent && (
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-label={texts.restoreVersion({ name: label, version })}
          onClick={() => onRestore(revision)}
        >
          {texts.restore}
        </Button>
      )}
    </Entry>
  );
}

/** Returns the type of an item, with its first words if it has text. */
export const formatItemName = ({
  template,
  itemName,
}: Pick<PageRevision, 'template' | 'itemName'>): string => {
  const label = typeName(template);
  return itemName === '' ? label : texts.itemLine({ label, words: itemName });
};

/** Returns the label of a changed field. */
export const formatFieldName = (template: string, field: string): string => {
  if (field === 'placeholders') return texts.order;
  return field === 'variants' ? texts.panels.variants : fieldName(template, field);
};
