import { useEffect, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { anySegment } from '../../../schema/anySegment';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { PageChoice } from '../links/PageChoice';
import { messageText } from '../refusalText';
import { NoteBox } from './pageStyles';
import { checkAddress, type PageAddress, type PageNode, type WantedPlace } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

/** Delay after the last key press before an address is checked, in ms. */
const DEBOUNCE_MS = 250;

/** Checks whether an address is free for a page. Returns undefined until the check is done, and without a wanted address. */
export function useAddressCheck(
  authoring: Authoring,
  wanted: WantedPlace | undefined,
): PageAddress | undefined {
  const [loaded, setLoaded] = useState<{ key: string; address: PageAddress }>();
  const { parentId = '', name = '', itemId, language } = wanted ?? {};
  const isWanted = wanted !== undefined;
  const key = `${parentId}/${name}`;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkAddress(authoring, { parentId, name, itemId, language }).then(
        (address) => isCurrent && setLoaded({ key, address }),
        (error: unknown) =>
          isCurrent &&
          setLoaded({
            key,
            address: {
              route: '',
              problem: { text: describeFailure(error), template: '', values: [] },
            },
          }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [authoring, isWanted, parentId, name, itemId, language, key]);
  return isWanted && loaded?.key === key ? loaded.address : undefined;
}

/** Error pages and wildcard pages cannot have subpages. */
const canHaveSubpages = ({ fixed, route }: PageNode): boolean =>
  fixed !== 'ERROR' && !route.includes(anySegment);

interface PageLocationFieldsProps {
  nodes: readonly PageNode[];
  location: WantedPlace;
  onLocationChange: (location: WantedPlace) => void;
  address: PageAddress | undefined;
}

/** The location of a page: its parent and the last segment of its address, checked while typing. */
export function PageLocationFields({
  nodes,
  location,
  onLocationChange,
  address,
}: PageLocationFieldsProps) {
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        value={location.name}
        error={address?.problem && messageText(address.problem)}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onLocationChange({ ...location, name: event.target.value.trim() })}
      />
      <Text as="div" role="status" size="small">
        {address === undefined && location.name !== '' && texts.checking}
        {address && location.name !== '' && !address.problem && (
          <NoteBox>
            <Icon name="check" />
            <span>{texts.fullAddress({ route: address.route })}</span>
          </NoteBox>
        )}
      </Text>
      <PageChoice
        label={texts.below}
        searchLabel={texts.findParent}
        pages={nodes.filter(canHaveSubpages)}
        chosenId={location.parentId}
        onChoose={({ itemId }) => onLocationChange({ ...location, parentId: itemId })}
      />
    </>
  );
}
