import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import { formatZonedTime } from './zonedTime';
import type { Release } from './releasesApi';
import { messageText } from '../refusalText';
import { releasesTexts as texts } from './releasesTexts';
import { personName } from '../people/personName';

const Card = styled('li', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$bg',
});

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
});

const Items = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  borderBlockStart: '1px solid $line',
  fontSize: '$small',
  '& > :first-child': { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' },
});

type ReleaseItem = Release['items'][number];

interface ReleaseCardProps {
  release: Release;
  /** The time zone in which times are shown. */
  timeZone: string;
  onEditTimes: () => void;
  onPublish: () => void;
  onEnd: () => void;
  onCancel: () => void;
  onRemove: (item: ReleaseItem) => void;
  onOpen: (page: { language: string; route: string }) => void;
}

const badgeVariants = {
  open: 'outline',
  scheduled: 'accent',
  live: 'accent',
  done: 'neutral',
  failed: 'campaign',
  cancelled: 'neutral',
} as const;

/** A schedule or a release: its times, content and actions. */
export function ReleaseCard(props: ReleaseCardProps) {
  const { release, onEditTimes, onPublish, onEnd, onCancel } = props;
  const { name, kind, state, reason, author, items } = release;
  const isUpcoming = state === 'open' || state === 'scheduled';
  const canPublish = useHasRole('publisher');
  return (
    <Card data-release={state}>
      <Line>
        <Heading level={4} size={5}>
          {name}
        </Heading>
        <Badge variant={badgeVariants[state]}>{texts.states[state]}</Badge>
        <Text as="span" size="caption" color="muted">
          {`${texts.kinds[kind]} · ${texts.by({ author: personName(author) })}`}
        </Text>
      </Line>
      <Times {...props} />
      {reason && (
        <Text size="small" color="danger">
          {messageText(reason)}
        </Text>
      )}
      {items.length === 0 && isUpcoming && (
        <Text size="small" color="muted">
          {texts.empty}
        </Text>
      )}
      <Items>
        {items.map((item) => (
          <ReleaseItemRow key={`${item.itemId} ${item.language}`} {...props} item={item} />
        ))}
      </Items>
      {canPublish && (isUpcoming || state === 'live') && (
        <Line>
          {isUpcoming && (
            <Button
              type="button"
              size="small"
              disabled={items.length === 0}
              aria-label={texts.publishNowOf({ name })}
              onClick={onPublish}
            >
              {texts.publishNow}
            </Button>
          )}
          {state === 'live' && (
            <Button
              type="button"
              size="small"
              aria-label={texts.endNowOf({ name })}
              onClick={onEnd}
            >
              {texts.endNow}
            </Button>
          )}
          <Button
            type="button"
            variant="outline"
            size="small"
            aria-label={texts.editOf({ name })}
            onClick={onEditTimes}
          >
            {texts.edit}
          </Button>
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-label={texts.cancelOf({ name })}
            onClick={onCancel}
          >
            {texts.cancel}
          </Button>
        </Line>
      )}
    </Card>
  );
}

function Times({ release, timeZone }: Pick<ReleaseCardProps, 'release' | 'timeZone'>) {
  const { state, publishAt, publishedAt, endAt, endedAt } = release;
  const formatTime = (iso: string) => formatZonedTime(iso, timeZone);
  const lines = [
    publishedAt
      ? texts.published({ when: formatTime(publishedAt) })
      : publishAt && texts.publishes({ when: formatTime(publishAt) }),
    endedAt && state !== 'done' && texts.ended({ when: formatTime(endedAt) }),
    endAt && texts.ends({ when: formatTime(endAt) }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Text as="div" size="small">
      {lines.join(' · ')}
    </Text>
  );
}

function ReleaseItemRow({
  release,
  item,
  onRemove,
  onOpen,
}: ReleaseCardProps & { item: ReleaseItem }) {
  const { name, language, route, isGone } = item;
  const canPublish = useHasRole('publisher');
  const canRemove =
    canPublish &&
    release.kind === 'release' &&
    (release.state === 'open' || release.state === 'scheduled');
  return (
    <Item>
      <span>
        {route && !isGone ? (
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-label={texts.openPage({ item: name })}
            onClick={() => onOpen({ language, route })}
          >
            {name}
          </Button>
        ) : (
          name
        )}
      </span>
      <Badge variant="outline">{languageName(language)}</Badge>
      {isGone && <Badge variant="campaign">{texts.gone}</Badge>}
      {canRemove && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.removeItem({ item: name, release: release.name })}
          onClick={() => onRemove(item)}
        >
          {texts.remove}
        </Button>
      )}
    </Item>
  );
}
