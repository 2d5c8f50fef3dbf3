import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { styled } from '../../../design-system/stitches';
import { isPicture, type Asset } from './mediaApi';

const Frame = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  backgroundColor: '$surface',
  color: '$muted',
  '& svg': { inlineSize: '$touch', blockSize: '$touch' },
});

/** A thumbnail of an asset; an icon for films and documents. */
export function AssetPreview({ asset, sizes }: { asset: Asset; sizes: string }) {
  const { kind, address } = asset;
  const width = asset.width ?? undefined;
  return (
    <Frame>
      {isPicture(asset) ? (
        <Image src={address} alt="" fit="contain" layout="fill" width={width} sizes={sizes} />
      ) : (
        <Icon name={kind === 'FILM' ? 'play' : 'list'} />
      )}
    </Frame>
  );
}
