import { Badge } from '../../../design-system/components/Badge/Badge';
import { styled } from '../../../design-system/stitches';
import { AssetPreview } from './AssetPreview';
import { lacksWords, type Asset } from './mediaApi';
import { measures, mediaTexts } from './mediaTexts';

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

const Open = styled('button', {
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

const Words = styled('span', {
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

const Facts = styled('span', { color: '$muted', fontSize: '$caption' });

const Marks = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  marginBlockStart: '$1',
});

const Check = styled('label', {
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
  /** Language that descriptions are missed in. */
  language: string;
  onOpen: (asset: Asset) => void;
  /** Id of the one that is in use where somebody chooses. */
  chosen?: string;
  /** Ids of those that are selected; absent where nothing can be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (id: string, isSelected: boolean) => void;
}

/** Assets as cards with picture, name and size. */
export function AssetGrid(props: AssetGridProps) {
  const { assets, language, onOpen, chosen, selected, onSelect } = props;
  return (
    <Grid>
      {assets.map((asset) => (
        <Card key={asset.id} data-chosen={chosen === asset.id || undefined} data-asset={asset.id}>
          <Open
            type="button"
            aria-current={chosen === asset.id || undefined}
            onClick={() => onOpen(asset)}
          >
            <AssetPreview asset={asset} sizes="208px" />
            <Words>
              <Name>{asset.name}</Name>
              <Facts>{measures(asset)}</Facts>
              <Marks>
                {lacksWords(asset, language) && !asset.isOriginal && (
                  <Badge look="outline">{mediaTexts.notDescribed}</Badge>
                )}
                {asset.useCount === 0 && !asset.isOriginal && <Badge>{mediaTexts.unused}</Badge>}
              </Marks>
            </Words>
          </Open>
          {selected && onSelect && !asset.isOriginal && (
            <Check>
              <input
                type="checkbox"
                aria-label={mediaTexts.select(asset.name)}
                checked={selected.has(asset.id)}
                onChange={(event) => onSelect(asset.id, event.target.checked)}
              />
            </Check>
          )}
        </Card>
      ))}
    </Grid>
  );
}
