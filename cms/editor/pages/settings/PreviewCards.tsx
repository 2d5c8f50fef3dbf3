import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { css, styled } from '../../../../design-system/stitches';
import type { PagePreview } from './pagePreview';
import { pageSettingsTexts as texts } from './pageSettingsTexts';

const Card = styled('div', {
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
  overflow: 'hidden',
});

const clampedLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const oneLine = css({ ...clampedLines, WebkitLineClamp: 1 })();
const twoLines = css({ ...clampedLines, WebkitLineClamp: 2 })();
const threeLines = css({ ...clampedLines, WebkitLineClamp: 3 })();

const SearchResult = styled('div', { display: 'grid', gap: '$1', padding: '$4' });

const Source = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minInlineSize: 0,
  '& > svg': { flexShrink: 0, color: '$muted' },
});

const ResultTitle = styled('div', {
  color: '$link',
  fontSize: '$h5',
  fontWeight: '$medium',
  lineHeight: '$snug',
});

const Picture = styled('div', {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1.91',
  backgroundColor: '$surface',
  color: '$muted',
  fontSize: '$small',
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

const LinkText = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '$3 $4 $4',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$surface',
});

const TitleList = styled('dl', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  fontSize: '$small',
  '& dt': { color: '$muted' },
  '& dd': { margin: '0 0 $space$2', overflowWrap: 'anywhere' },
});

/** Previews of a page in search results and as a shared link, in a neutral design. */
export function PreviewCards({ preview }: { preview: PagePreview }) {
  const { host, path, searchTitle, searchDescription, isHidden, picture } = preview;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size={6}>
          {texts.search}
        </Heading>
        <Card data-preview="search">
          <SearchResult>
            <Source>
              <Icon name="globe" />
              <Text as="div" size="caption" color="muted" className={oneLine}>
                {[host, ...path].join(' › ')}
              </Text>
            </Source>
            <ResultTitle className={twoLines}>{searchTitle}</ResultTitle>
            <Text
              as="div"
              size="small"
              color={searchDescription ? 'default' : 'muted'}
              className={threeLines}
            >
              {searchDescription ?? texts.noDescription}
            </Text>
            {isHidden && (
              <div>
                <Badge variant="campaign">{texts.hidden}</Badge>
              </div>
            )}
          </SearchResult>
        </Card>
      </Stack>
      <Titles {...preview.titles} />
      <Stack gap={2}>
        <Heading level={3} size={6}>
          {texts.social}
        </Heading>
        <Card data-preview="social">
          <Picture>
            {picture ? <img key={picture} src={picture} alt="" /> : texts.noPicture}
          </Picture>
          <LinkText>
            <Text as="div" size="caption" color="muted" className={oneLine}>
              {host}
            </Text>
            <Text as="div" weight="bold" className={twoLines}>
              {preview.socialTitle}
            </Text>
            {preview.socialDescription && (
              <Text as="div" size="small" color="muted" className={twoLines}>
                {preview.socialDescription}
              </Text>
            )}
          </LinkText>
        </Card>
      </Stack>
    </Stack>
  );
}

/** The titles of the page in each place, and whether they differ from its heading. */
function Titles({ heading, search, menu }: PagePreview['titles']) {
  const isDifferent = [search, menu].some((title) => title !== heading);
  if (heading === undefined) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={6}>
        {texts.titles}
      </Heading>
      <TitleList>
        <dt>{texts.titleOnPage}</dt>
        <dd>{heading}</dd>
        <dt>{texts.titleInSearch}</dt>
        <dd>{search}</dd>
        <dt>{texts.titleInMenus}</dt>
        <dd>{menu}</dd>
      </TitleList>
      <Text size="small" color="muted" role="status">
        {isDifferent ? texts.titlesDiffer : texts.titlesSame}
      </Text>
    </Stack>
  );
}
