import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import { timeInWords } from './zonedTime';
import type { Release } from './releasesApi';
import { releasesTexts as texts } from './releasesTexts';

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
  /** The zone that times are told in. */
  zone: string;
  onTimes: () => void;
  onPublish: () => void;
  onEnd: () => void;
  onCancel: () => void;
  onRemove: (item: { itemId: string; language: string }) => void;
  onOpen: (page: { language: string; route: string }) => void;
}

const looks = {
  open: 'outline',
  scheduled: 'accent',
  live: 'accent',
  done: 'neutral',
  failed: 'campaign',
  cancelled: 'neutral',
} as const;

/** A schedule or a release: when, what is in it, and what can be done with it. */
export function ReleaseCard(props: ReleaseCardProps) {
  const { release, onTimes, onPublish, onEnd, onCancel } = props;
  const { name, kind, state, reason, author, items } = release;
  const isToCome = state === 'open' || state === 'scheduled';
  const mayPublish = useHasRole('publisher');
  return (
    <Card data-release={state}>
      <Line>
        <Heading level={4} size={5}>
          {name}
        </Heading>
        <Badge look={looks[state]}>{texts.states[state]}</Badge>
        <Text as="span" size="caption" tone="muted">
          {`${texts.kinds[kind]} · ${texts.by(author)}`}
        </Text>
      </Line>
      <Times {...props} />
      {reason && (
        <Text size="small" tone="danger">
          {reason}
        </Text>
      )}
      {items.length === 0 && isToCome && (
        <Text size="small" tone="muted">
          {texts.empty}
        </Text>
      )}
      <Items>
        {items.map((item) => (
          <ItemLine key={`${item.itemId} ${item.language}`} {...props} item={item} />
        ))}
      </Items>
      {mayPublish && (isToCome || state === 'live') && (
        <Line>
          {isToCome && (
            <Button
              type="button"
              size="small"
              disabled={items.length === 0}
              aria-label={texts.publishNowOf(name)}
              onClick={onPublish}
            >
              {texts.publishNow}
            </Button>
          )}
          {state === 'live' && (
            <Button type="button" size="small" aria-label={texts.endNowOf(name)} onClick={onEnd}>
              {texts.endNow}
            </Button>
          )}
          <Button
            type="button"
            variant="outline"
            size="small"
            aria-label={texts.editOf(name)}
            onClick={onTimes}
          >
            {texts.edit}
          </Button>
          <Button
            type="button"
            variant="ghost"
            size="small"
            aria-label={texts.cancelOf(name)}
            onClick={onCancel}
          >
            {texts.cancel}
          </Button>
        </Line>
      )}
    </Card>
  );
}

function Times({ release, zone }: Pick<ReleaseCardProps, 'release' | 'zone'>) {
  const { state, publishAt, publishedAt, endAt, endedAt } = release;
  const when = (iso: string) => timeInWords(iso, zone);
  const lines = [
    publishedAt
      ? texts.published(when(publishedAt))
      : publishAt && texts.publishes(when(publishAt)),
    endedAt && state !== 'done' && texts.ended(when(endedAt)),
    endAt && texts.ends(when(endAt)),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Text as="div" size="small">
      {lines.join(' · ')}
    </Text>
  );
}

function ItemLine({ release, item, onRemove, onOpen }: ReleaseCardProps & { item: ReleaseItem }) {
  const { name, language, itemId, route, isGone } = item;
  const mayPublish = useHasRole('publisher');
  const mayRemove =
    mayPublish &&
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
            aria-label={texts.openPage(name)}
            onClick={() => onOpen({ language, route })}
          >
            {name}
          </Button>
        ) : (
          name
        )}
      </span>
      <Badge look="outline">{languageName(language)}</Badge>
      {isGone && <Badge look="campaign">{texts.gone}</Badge>}
      {mayRemove && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={texts.removeItem(name, release.name)}
          onClick={() => onRemove({ itemId, language })}
        >
          {texts.remove}
        </Button>
      )}
    </Item>
  );
}
