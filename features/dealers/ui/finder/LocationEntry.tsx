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
    /** Beyond the end of the list, but there for those without script. */
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

const Away = styled('span', { gridColumn: 2, gridRow: '1 / span 2' });

export interface LocationEntryProps {
  location: FinderLocation;
  open: boolean;
  /** Beyond the end of the list as script shows it. */
  beyond: boolean;
  onToggle: (open: boolean) => void;
}

/** Id of a place's entry in the document. */
export const entryId = (id: string) => `location-${id}`;

/** A place in the list: it opens to show the rest (spec 1 §2.11). */
export function LocationEntry({ location, open, beyond, onToggle }: LocationEntryProps) {
  const { id, name, address, zip, city, distance } = location;
  const language = useLanguage();
  return (
    <Item id={entryId(id)} beyond={beyond}>
      <Details
        // One is open at a time, also without script.
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
              <Away>
                <Badge>{formatDistance(distance, language)}</Badge>
              </Away>
            )}
          </Summary>
        }
      >
        <LocationDetails location={location} />
      </Details>
    </Item>
  );
}
