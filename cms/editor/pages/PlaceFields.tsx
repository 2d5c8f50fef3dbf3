import { useEffect, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { anySegment } from '../../../schema/anySegment';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { PageChoice } from '../links/PageChoice';
import { NoteBox } from './pageLook';
import { checkAddress, type PageAddress, type PageNode, type WantedPlace } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

/** Typing pauses this long before an address is checked, in ms. */
const pauseMs = 250;

/** Whether a page could be at a place; undefined while that is being asked. */
export function useAddressCheck(
  authoring: Authoring,
  { parentId, name, itemId }: WantedPlace,
): PageAddress | undefined {
  const [known, setKnown] = useState<{ key: string; address: PageAddress }>();
  const key = `${parentId}/${name}`;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkAddress(authoring, { parentId, name, itemId }).then(
        (address) => isCurrent && setKnown({ key, address }),
        (error: unknown) =>
          isCurrent && setKnown({ key, address: { route: '', problem: describeFailure(error) } }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [authoring, parentId, name, itemId, key]);
  return known?.key === key ? known.address : undefined;
}

/** Error pages have none below them, nor have those that stand for any address. */
const mayHavePages = ({ fixed, route }: PageNode): boolean =>
  fixed !== 'ERROR' && !route.includes(anySegment);

interface PlaceFieldsProps {
  nodes: readonly PageNode[];
  place: WantedPlace;
  onPlace: (place: WantedPlace) => void;
  address: PageAddress | undefined;
}

/** Where a page goes: the page above it and the last part of its address, checked while it is written. */
export function PlaceFields({ nodes, place, onPlace, address }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        value={place.name}
        error={address?.problem ?? undefined}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onPlace({ ...place, name: event.target.value.trim() })}
      />
      <Text as="div" role="status" size="small">
        {address === undefined && place.name !== '' && texts.checking}
        {address && place.name !== '' && !address.problem && (
          <NoteBox>
            <Icon name="check" />
            <span>{texts.fullAddress(address.route)}</span>
          </NoteBox>
        )}
      </Text>
      <PageChoice
        label={texts.below}
        searchLabel={texts.findParent}
        pages={nodes.filter(mayHavePages)}
        chosen={place.parentId}
        onChoose={({ itemId }) => onPlace({ ...place, parentId: itemId })}
      />
    </>
  );
}
