import { lazy, Suspense, use, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { Asset, AssetKind } from '../media/mediaApi';
import { mediaTexts } from '../media/mediaTexts';
import { LibraryContext } from './LibraryContext';

const MediaPicker = lazy(() => import('../media/MediaPicker'));

interface PickFromLibraryProps {
  /** What is chosen, such as the field's label. */
  title: string;
  kinds: readonly AssetKind[];
  /** Id of the asset that is in use. */
  chosen?: string;
  onPick: (asset: Asset) => void;
}

/** A button that opens the library to choose from; nothing where there is no library. */
export function PickFromLibrary({ title, kinds, chosen, onPick }: PickFromLibraryProps) {
  const library = use(LibraryContext);
  const [isOpen, setOpen] = useState(false);
  // Stays once it was opened: a dialog gives focus back when it closes, not when it goes.
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
        {chosen === undefined ? mediaTexts.choose : mediaTexts.change}
      </Button>
      {wasOpened && (
        <Suspense>
          <MediaPicker
            open={isOpen}
            library={library}
            title={title}
            kinds={kinds}
            chosen={chosen}
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
