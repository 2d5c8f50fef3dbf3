import { useCallback, useState } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import type { Authoring } from '../authoring';
import { useSiteTime } from '../siteTime';
import { texts } from '../texts';
import { useLoaded } from '../useLoaded';
import { formatFieldName, formatItemName } from './ItemHistory';
import { Entry, List, Badges } from './historyList';
import { listStageChanges, listStages, type PageStage, type StageRestore } from './pageHistoryApi';
import { RestoreDialog } from './RestoreDialog';
import { personName } from '../people/personName';

interface PageHistoryProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  /** A new object after each save, so that the history is loaded again. */
  reloadKey: object;
  onRestore: (step: StageRestore) => void;
  onFailure: (error: unknown) => void;
}

/** The stages of the page, each of which can be compared with the draft and restored. */
export function PageHistory(props: PageHistoryProps) {
  const { authoring, itemId, language, reloadKey, onRestore, onFailure } = props;
  const [stageToRestore, setStageToRestore] = useState<PageStage>();
  const formatTime = useSiteTime();
  const { value: stages } = useLoaded(
    useCallback(
      () => listStages(authoring, itemId, language),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched again in each round
      [authoring, itemId, language, reloadKey],
    ),
    onFailure,
  );
  const load = useCallback(
    () =>
      listStageChanges(authoring, {
        itemId,
        language,
        stage: stageToRestore ? stageToRestore.stage : 0,
      }),
    [authoring, itemId, language, stageToRestore],
  );

  if (!stages) return <Spinner aria-label={texts.loadingPage} role="status" />;
  const newestStage = stages[0]?.stage ?? 0;
  return (
    <>
      <Text size="small" color="muted">
        {stages.length > 0 ? texts.pageHistoryIntro : texts.noHistory}
      </Text>
      <List>
        {stages.map((stage) => (
          <Stage
            key={stage.stage}
            stage={stage}
            isCurrent={stage.stage === newestStage}
            onRestore={setStageToRestore}
          />
        ))}
      </List>
      {stageToRestore && (
        <RestoreDialog
          title={texts.restorePageTitle({ time: formatTime(stageToRestore.updated) })}
          load={load}
          onRestore={() => {
            setStageToRestore(undefined);
            onRestore({
              itemId,
              language,
              stage: stageToRestore.stage,
              expectedStage: newestStage,
            });
          }}
          onClose={() => setStageToRestore(undefined)}
        />
      )}
    </>
  );
}

/** Maximum number of changes that are listed for a stage. */
const MAX_LISTED_CHANGES = 5;

interface StageProps {
  stage: PageStage;
  isCurrent: boolean;
  onRestore: (stage: PageStage) => void;
}

function Stage({ stage, isCurrent, onRestore }: StageProps) {
  const { updated, author, published, publishedBy, changes, isGone } = stage;
  const formatTime = useSiteTime();
  const time = formatTime(updated);
  return (
    <Entry>
      <div>
        <Text as="div" size="small" weight="medium">
          <time dateTime={updated}>{time}</time>
          {author ? ` · ${personName(author)}` : ` · ${texts.firstStage}`}
        </Text>
        {changes.slice(0, MAX_LISTED_CHANGES).map((change) => (
          <Text key={change.itemId} as="div" size="caption" color="muted">
            {describeChange(change)}
          </Text>
        ))}
        {changes.length > MAX_LISTED_CHANGES && (
          <Text as="div" size="caption" color="muted">
            {texts.moreChanges({ count: changes.length - MAX_LISTED_CHANGES })}
          </Text>
        )}
        <Badges>
          {isCurrent && <Badge variant="outline">{texts.currentBadge}</Badge>}
          {author && published && (
            <Badge>
              {publishedBy
                ? texts.publishedBy({ time: formatTime(published), name: personName(publishedBy) })
                : texts.publishedOn({ time: formatTime(published) })}
            </Badge>
          )}
          {isGone && <Badge variant="campaign">{texts.deleted}</Badge>}
        </Badges>
      </div>
      {!isCurrent && !isGone && (
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-label={texts.restorePageOf({ time })}
          onClick={() => onRestore(stage)}
        >
          {texts.restore}
        </Button>
      )}
    </Entry>
  );
}

/** Describes a change, such as “Carousel “Winter”: Title, Text”. */
function describeChange({
  kind,
  template,
  fields,
  ...itemProps
}: PageStage['changes'][number]): string {
  const item = formatItemName({ ...itemProps, template });
  if (kind === 'added') return texts.stageAdded({ item });
  if (kind === 'removed') return texts.stageRemoved({ item });
  const names = fields.map((field) => formatFieldName(template, field)).join(', ');
  return names === '' ? item : texts.stageChanged({ item, fields: names });
}
