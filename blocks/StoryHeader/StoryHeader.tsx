import { Chip } from '../../design-system/components/Chip/Chip';
import { Container } from '../../design-system/components/Container/Container';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { StoryHeaderProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { usePageInfo } from '../../rendering/pageInfo';
import { StructuredData } from '../../rendering/StructuredData';
import type { StoryHeaderData } from './StoryHeader.data';

const Header = styled('header', {
  display: 'grid',
  // A word that is longer than a narrow window breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  paddingBlockStart: '$6',
  '@md': { gap: '$7' },
});

const Tags = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Picture = styled('figure', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  '& img': { borderRadius: '$card', maxBlockSize: '80svh' },
  '& figcaption': { color: '$muted', fontSize: '$small' },
});

/** The top of a story, with the fields of its page. */
export function StoryHeader(props: WithData<StoryHeaderProps, StoryHeaderData>) {
  const { Caption, slots, data } = props;
  const message = useMessages();
  const isShown = useFieldVisibility();
  if (!data) return null;
  const { story, tags } = data;
  const { title, premble, image } = story;
  return (
    <Section padding="none" width="bleed">
      <ArticleStructuredData story={story} />
      <Header>
        <Container width="narrow">
          <Stack gap={5}>
            {tags.length > 0 && (
              <Tags role="list" aria-label={message('storyTags')}>
                {tags.map(({ value, href }) => (
                  <li key={href}>
                    <Chip href={href}>{value}</Chip>
                  </li>
                ))}
              </Tags>
            )}
            <Heading level={1}>
              <FieldText field={title} />
            </Heading>
            {isShown(premble) && (
              <Text size="lead">
                <FieldText field={premble} />
              </Text>
            )}
            {slots['story-info']}
          </Stack>
        </Container>
        {isShown(image) && (
          <Container>
            <Picture>
              <FieldImage
                field={image}
                ratio="2 / 1"
                sizes="(min-width: 1440px) 84rem, (min-width: 768px) 92vw, 85vw"
                priority
              />
              {isShown(Caption) && (
                <figcaption>
                  <FieldText field={Caption} />
                </figcaption>
              )}
            </Picture>
          </Container>
        )}
      </Header>
    </Section>
  );
}

/** Structured data of the story. */
function ArticleStructuredData({ story }: Pick<StoryHeaderData, 'story'>) {
  const { origin, href, siteName } = usePageInfo();
  const { title, premble, image, date, author } = story;
  const src = image?.value.src;
  const data = {
    headline: title?.value,
    description: premble?.value,
    image: src && URL.canParse(src, origin) ? new URL(src, origin).href : undefined,
    datePublished: date?.value,
    author: author && { '@type': 'Person', name: author.value },
    publisher: { '@type': 'Organization', name: siteName },
    mainEntityOfPage: origin + href,
  };
  return <StructuredData type="Article" data={data} />;
}
