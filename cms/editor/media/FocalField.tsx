import { Button } from '../../../design-system/components/Button/Button';
import { formatFocalPoint } from '../../../schema/focalPoint';
import { DetailSection } from './DetailSection';
import { FocalPicker } from './FocalPicker';
import { parseFocalPoint } from './framing';
import type { Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';

interface FocalFieldProps {
  asset: Asset & { width: number; height: number };
  /** The focal point in the form of content; null for the centre. */
  focalPoint: string | null;
  onChange: (focal: string | null) => void;
}

/** Edits the focal point of an asset, with a button that resets it to the centre. */
export function FocalField({ asset, focalPoint, onChange }: FocalFieldProps) {
  const { address, width, height } = asset;
  return (
    <DetailSection title={mediaTexts.focal} hint={mediaTexts.focalHint}>
      <FocalPicker
        src={address}
        width={width}
        height={height}
        point={parseFocalPoint(focalPoint)}
        onChange={(newPoint) => onChange(formatFocalPoint(newPoint))}
      />
      {focalPoint && (
        <div>
          <Button
            type="button"
            variant="ghost"
            size="small"
            onClick={(event) => {
              // Moves the focus first: this button is removed together with the focal point.
              event.currentTarget.parentElement?.parentElement
                ?.querySelector<HTMLElement>('button')
                ?.focus();
              onChange(null);
            }}
          >
            {mediaTexts.removeFocal}
          </Button>
        </div>
      )}
    </DetailSection>
  );
}
