import { lazy, Suspense, use, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { Asset, AssetKind } from '../media/mediaApi';
import { mediaTexts } from '../media/mediaTexts';
import { LibraryContext } from './LibraryContext';

const MediaPicker = lazy(() => import('../media/MediaPicker'));

interface PickFromLibraryProps {
  /** What to choose, as the title of the dialog. */
  title: string;
  kinds: readonly AssetKind[];
  /** Whether the field has a file, from the media library or elsewhere. */
  hasFile: boolean;
  /** The asset that the field has now. */
  currentAsset?: Asset;
  onPick: (asset: Asset) => void;
}

/** A button that opens the media library; renders nothing without a library. */
export function PickFromLibrary({
  title,
  kinds,
  hasFile,
  currentAsset,
  onPick,
}: PickFromLibraryProps) {
  const library = use(LibraryContext);
  const [isOpen, setOpen] = useState(false);
  // Stays mounted once it was opened: a dialog returns focus when it closes, not when it is
  // unmounted.
  const [wasOpened, setWasOpened] = useState(false);
  if (!library) return null;
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="small"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        <Icon name="image" />
        {hasFile ? mediaTexts.change : mediaTexts.choose}
      </Button>
      {wasOpened && (
        <Suspense>
          <MediaPicker
            open={isOpen}
            library={library}
            title={title}
            kinds={kinds}
            currentAsset={currentAsset}
            onPick={(asset) => {
              setOpen(false);
              onPick(asset);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
