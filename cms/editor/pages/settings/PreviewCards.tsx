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

const lines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const oneLine = css({ ...lines, WebkitLineClamp: 1 })();
const twoLines = css({ ...lines, WebkitLineClamp: 2 })();
const threeLines = css({ ...lines, WebkitLineClamp: 3 })();

const Result = styled('div', { display: 'grid', gap: '$1', padding: '$4' });

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

const Words = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '$3 $4 $4',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$surface',
});

/** How a page looks in search results and where it is shared, in a look of our own. */
export function PreviewCards({ preview }: { preview: PagePreview }) {
  const { host, path, searchTitle, searchDescription, isHidden, picture } = preview;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size={6}>
          {texts.search}
        </Heading>
        <Card data-preview="search">
          <Result>
            <Source>
              <Icon name="globe" />
              <Text as="div" size="caption" tone="muted" className={oneLine}>
                {[host, ...path].join(' › ')}
              </Text>
            </Source>
            <ResultTitle className={twoLines}>{searchTitle}</ResultTitle>
            <Text
              as="div"
              size="small"
              tone={searchDescription ? 'default' : 'muted'}
              className={threeLines}
            >
              {searchDescription ?? texts.noDescription}
            </Text>
            {isHidden && (
              <div>
                <Badge look="campaign">{texts.hidden}</Badge>
              </div>
            )}
          </Result>
        </Card>
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size={6}>
          {texts.social}
        </Heading>
        <Card data-preview="social">
          <Picture>
            {picture ? <img key={picture} src={picture} alt="" /> : texts.noPicture}
          </Picture>
          <Words>
            <Text as="div" size="caption" tone="muted" className={oneLine}>
              {host}
            </Text>
            <Text as="div" weight="bold" className={twoLines}>
              {preview.socialTitle}
            </Text>
            {preview.socialDescription && (
              <Text as="div" size="small" tone="muted" className={twoLines}>
                {preview.socialDescription}
              </Text>
            )}
          </Words>
        </Card>
      </Stack>
    </Stack>
  );
}
