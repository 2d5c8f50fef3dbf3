import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Details } from '../../../../design-system/components/Details/Details';
import { useLanguage } from '../../../../design-system/language';
import { styled } from '../../../../design-system/stitches';
import { townLine } from '../../../../domain/dealers/townLine';
import { formatDistance } from '../../../map/ui/distance';
import { LocationDetails } from './LocationDetails';
import type { FinderLocation } from '../../../map/ui/location.types';

const Item = styled('li', {
  scrollMarginBlock: '$4',
  variants: {
    /** Hides an entry beyond the end of the shortened list; without JavaScript all are shown. */
    beyond: { true: { display: 'none', '@noScript': { display: 'block' } } },
  },
});

const Summary = styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  flex: 1,
  minInlineSize: 0,
});

const Name = styled('strong', { fontWeight: '$semibold', lineHeight: '$snug' });

const Address = styled('span', {
  gridColumn: 1,
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
});

const DistanceText = styled('span', { gridColumn: 2, gridRow: '1 / span 2' });

export interface LocationEntryProps {
  location: FinderLocation;
  open: boolean;
  /** Whether it is beyond the end of the shortened list. */
  beyond: boolean;
  onToggle: (open: boolean) => void;
}

/** Element id of a place's entry. */
export const entryId = (id: string) => `location-${id}`;

/** A place in the list: it opens to show the details. */
export function LocationEntry({ location, open, beyond, onToggle }: LocationEntryProps) {
  const { id, name, address, zip, city, distance } = location;
  const language = useLanguage();
  return (
    <Item id={entryId(id)} beyond={beyond}>
      <Details
        // The shared name lets the browser open only one at a time, also without JavaScript.
        name="locations"
        open={open}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        summary={
          <Summary>
            <Name>{name}</Name>
            <Address>
              {address}, {townLine(zip, city)}
            </Address>
            {distance && (
              <DistanceText>
                <Badge>{formatDistance(distance, language)}</Badge>
              </DistanceText>
            )}
          </Summary>
        }
      >
        <LocationDetails location={location} />
      </Details>
    </Item>
  );
}
