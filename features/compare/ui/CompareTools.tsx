import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Switch } from '../../../design-system/components/Switch/Switch';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import { canShareAddress, shareAddress } from '../../share/ui/client/shareAddress';
import { VisibleCars } from './VisibleCars';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { createSharedHref } from './sharedComparison';

/** Stays in place while the columns scroll sideways. */
const Bar = styled('div', {
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  boxSizing: 'border-box',
  maxInlineSize: '100cqi',
  // Space for focus rings, which the scrolling table would clip.
  padding: '$2 $2 $3',
});

const Share = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$small',
});

interface CompareToolsProps {
  cars: readonly ComparedCar[];
  onlyDifferences: boolean;
  setOnlyDifferences: (only: boolean) => void;
}

/**
 * The tools above the table: visible cars, a switch that hides rows that are equal for all cars, and sharing.
 */
export function CompareTools({ cars, onlyDifferences, setOnlyDifferences }: CompareToolsProps) {
  const message = useMessages();
  const { origin, homeHref, carListPath = homeHref } = usePageInfo();
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    const href = createSharedHref(
      carListPath,
      cars.map(({ car_id }) => car_id),
    );
    const outcome = await shareAddress(new URL(href, origin).href, message('compareTitle'));
    setIsCopied(outcome === 'copied');
  };
  return (
    <Bar>
      <VisibleCars count={cars.length} />
      {cars.length > 1 && (
        <Switch
          label={message('compareDifferences')}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
      )}
      {canShareAddress() && (
        <Share>
          {/* `shareAddress` handles a rejection. */}
          <Button type="button" variant="outline" size="small" onClick={() => void share()}>
            {message('shareComparison')}
          </Button>
          <span role="status">{isCopied && message('shareCopied')}</span>
        </Share>
      )}
    </Bar>
  );
}
