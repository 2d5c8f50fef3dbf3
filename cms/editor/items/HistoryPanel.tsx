import { useCallback, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring, PageRevision } from '../authoring';
import { fieldName, templateName } from '../forms/fieldName';
import { useSiteTime } from '../siteTime';
import { texts } from '../texts';
import { RestoreDialog } from './RestoreDialog';
import { useLoaded } from '../useLoaded';

const List = styled('ol', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Entry = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'center',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  fontSize: '$small',
  lineHeight: '$snug',
});

const Marks = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

interface HistoryPanelProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  /** Another one when something was saved. */
  round: object;
  onRestore: (revision: PageRevision) => void;
  onFailure: (error: unknown) => void;
}

/** Every version of the page's items that was saved, to be restored. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { authoring, itemId, language, round, onRestore, onFailure } = props;
  const [asked, setAsked] = useState<PageRevision>();

  const { value: revisions } = useLoaded(
    useCallback(
      () => authoring.pageHistory(itemId, language),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again in each round
      [authoring, itemId, language, round],
    ),
    onFailure,
  );

  if (!revisions) return <Spinner aria-label={texts.loadingPage} role="status" />;
  return (
    <>
      <Text size="small" tone="muted">
        {revisions.length > 0 ? texts.historyIntro : texts.noHistory}
      </Text>
      <List>
        {revisions.map((revision) => (
          <Revision
            key={`${revision.itemId} ${revision.version}`}
            revision={revision}
            onRestore={setAsked}
          />
        ))}
      </List>
      {asked && (
        <RestoreDialog
          authoring={authoring}
          language={language}
          revision={asked}
          name={nameOfItem(asked)}
          onRestore={() => {
            setAsked(undefined);
            onRestore(asked);
          }}
          onClose={() => setAsked(undefined)}
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
  const label = nameOfItem(revision);
  const when = useSiteTime();
  return (
    <Entry>
      <div>
        <Text as="div" size="small" weight="medium">
          {label}
          {changed.length > 0 && `: ${changed.map((field) => nameOf(template, field)).join(', ')}`}
        </Text>
        <Text as="div" size="caption" tone="muted">
          {texts.version(version)} · <time dateTime={updated}>{when(updated)}</time>
          {author && ` · ${author}`}
        </Text>
        <Marks>
          {isCurrent && <Badge look="outline">{texts.currentBadge}</Badge>}
          {published && <Badge>{texts.publishedBadge}</Badge>}
          {revision.isShared && <Badge>{texts.sharedBadge}</Badge>}
          {revision.isDeleted && <Badge look="campaign">{texts.deleted}</Badge>}
        </Marks>
      </div>
      {!isCurrent && (
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-label={texts.restoreVersion(label, version)}
          onClick={() => onRestore(revision)}
        >
          {texts.restore}
        </Button>
      )}
    </Entry>
  );
}

/** What kind of item it is, and its first words, to tell it from others of its kind. */
const nameOfItem = ({ template, itemName }: PageRevision): string =>
  texts.itemLine(templateName(template) ?? template, itemName);

const nameOf = (template: string, field: string) =>
  field === 'placeholders' ? texts.order : fieldName(template, field);
