import { FieldDate } from '../../design-system/fields/FieldDate';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryPublishInfoProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { StoryPublishInfoData } from './StoryPublishInfo.data';

const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
});

const Fact = styled('div', { display: 'flex', gap: '$2' });
const Name = styled('dt', { color: '$muted' });
const Value = styled('dd', {
  margin: 0,
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums',
});

/** Author and date of the story that the block is in. */
export function StoryPublishInfo(props: WithData<StoryPublishInfoProps, StoryPublishInfoData>) {
  const { AuthorLabel, data = {} } = props;
  const { author, date } = data;
  const message = useMessages();
  const isShown = useFieldVisibility();
  if (!isShown(author) && !isShown(date)) return null;
  return (
    <Facts>
      {isShown(author) && (
        <Fact>
          <Name>{AuthorLabel ? <FieldText field={AuthorLabel} /> : message('storyAuthor')}</Name>
          <Value>
            <FieldText field={author} />
          </Value>
        </Fact>
      )}
      {isShown(date) && (
        <Fact>
          <Name>{message('storyPublished')}</Name>
          <Value>
            <FieldDate field={date} />
          </Value>
        </Fact>
      )}
    </Facts>
  );
}
