import { Badge } from '../../../design-system/components/Badge/Badge';
import { styled } from '../../../design-system/stitches';
import { AssetPreview } from './AssetPreview';
import { lacksAltText, type Asset } from './mediaApi';
import { formatAssetSize, mediaTexts } from './mediaTexts';
import type { Selection } from './useSelection';

const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, $sizes$pictureRow), 1fr))',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@md': { gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$column, 1fr))' },
});

const Card = styled('li', {
  // Cards outside the viewport are not laid out, which keeps long lists fast.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto $sizes$column',
  position: 'relative',
  display: 'grid',
  border: '1px solid $line',
  borderRadius: '$control',
  overflow: 'hidden',
  backgroundColor: '$bg',
  '@hover': { '&:hover': { borderColor: '$border' } },
  '&:has(> button:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
  '&[data-chosen]': { borderColor: '$primary', outline: '2px solid $colors$primary' },
});

const OpenButton = styled('button', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$text',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
});

const CardText = styled('span', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  minInlineSize: 0,
  padding: '$3',
  lineHeight: '$snug',
});

const Name = styled('span', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '$small',
  fontWeight: '$medium',
});

const CardFacts = styled('span', { color: '$muted', fontSize: '$caption' });

const Badges = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  marginBlockStart: '$1',
});

const SelectBox = styled('label', {
  position: 'absolute',
  insetBlockStart: '$2',
  insetInlineStart: '$2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'calc($sizes$target + $space$2)',
  blockSize: 'calc($sizes$target + $space$2)',
  borderRadius: '$small',
  backgroundColor: '$bg',
  cursor: 'pointer',
  '& input': {
    inlineSize: '$target',
    blockSize: '$target',
    margin: 0,
    accentColor: '$colors$primary',
    cursor: 'pointer',
  },
});

interface AssetGridProps {
  assets: readonly Asset[];
  /** Language in which missing alternative texts are marked. */
  language: string;
  onOpen: (asset: Asset) => void;
  /** Id of the asset that a field uses, in a picker. */
  chosenId?: string;
  /** Undefined if assets cannot be selected, as in a picker. */
  selection?: Selection;
}

/** Assets as cards with picture, name and size. */
export function AssetGrid(props: AssetGridProps) {
  const { assets, language, onOpen, chosenId, selection } = props;
  return (
    <Grid
      onKeyDown={(event) => {
        if (!selection) return;
        if (event.key === 'Escape' && selection.assets.size > 0) selection.clear();
        else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.addAll(assets);
        else return;
        event.preventDefault();
      }}
    >
      {assets.map((asset) => (
        <Card
          key={asset.id}
          data-chosen={chosenId === asset.id || selection?.assets.has(asset.id) || undefined}
          data-asset={asset.id}
        >
          <OpenButton
            type="button"
            aria-current={chosenId === asset.id || undefined}
            onClick={(event) => {
              const isMultiSelect = event.shiftKey || event.ctrlKey || event.metaKey;
              if (!isMultiSelect || !selection) onOpen(asset);
              else selection.toggle(asset, event.shiftKey ? assets : undefined);
            }}
          >
            <AssetPreview asset={asset} sizes="208px" />
            <CardText>
              <Name>{asset.name}</Name>
              <CardFacts>{formatAssetSize(asset)}</CardFacts>
              <Badges>
                {lacksAltText(asset, language) && !asset.isOriginal && (
                  <Badge variant="outline">{mediaTexts.notDescribed}</Badge>
                )}
                {asset.tags.map((tag) => (
                  <Badge key={tag} variant="outline">
                    {tag}
                  </Badge>
                ))}
                {asset.useCount === 0 && !asset.isOriginal && <Badge>{mediaTexts.unused}</Badge>}
              </Badges>
            </CardText>
          </OpenButton>
          {selection && !asset.isOriginal && (
            <SelectBox>
              <input
                type="checkbox"
                aria-label={mediaTexts.select({ name: asset.name })}
                checked={selection.assets.has(asset.id)}
                // Only the click event says whether Shift was held, not the change event.
                onClick={(event) => selection.toggle(asset, event.shiftKey ? assets : undefined)}
                onChange={() => undefined}
              />
            </SelectBox>
          )}
        </Card>
      ))}
    </Grid>
  );
}
