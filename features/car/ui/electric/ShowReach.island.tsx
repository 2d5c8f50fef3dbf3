import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../design-system/components/Button/Button';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { useLanguage } from '../../../../design-system/language';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { Position } from '../../../map/ui/location.types';
import { NearMe } from '../../../map/ui/NearMe';
import { searchAddress } from '../../../map/ui/searchAddress';
import { useVisitorPosition } from '../../../map/ui/useVisitorPosition';
import { ReachMap, type Reach } from './ReachMap';
import { useChosenDrive } from './useChosenDrive';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
});

const SearchRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3',
  '& > :first-child': { flex: '1 1 14rem', maxInlineSize: '$panel' },
});

const MAX_PLACE_LENGTH = 100;

export interface ShowReachProps {
  /** IETF tag of the number format. */
  locale: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Suggested town. */
  place?: string;
  unit: 'km' | 'miles';
  reaches: readonly Reach[];
}

/** A field for a place, and a map of the car's range around it. */
export function ShowReach({ country, place, ...reach }: ShowReachProps) {
  const language = useLanguage();
  const message = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const drive = useChosenDrive(frame);
  const visitor = useVisitorPosition();
  const [origin, setOrigin] = useState<{ position: Position; name: string }>();
  const [isUnknown, setUnknown] = useState(false);

  async function searchPlace(): Promise<void> {
    const text = input.current?.value.trim() ?? '';
    const foundPosition =
      text === '' ? undefined : await searchAddress(text, { country, language });
    setUnknown(!foundPosition);
    if (foundPosition)
      setOrigin({ position: foundPosition.position, name: foundPosition.name ?? text });
  }

  async function searchNearby(): Promise<void> {
    const position = await visitor.locate();
    if (!position) return;
    setUnknown(false);
    setOrigin({ position, name: message('electricReachHere') });
  }

  // `searchAddress` handles a failed lookup, so the promise never rejects.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void searchPlace();
  };
  return (
    <Frame ref={frame}>
      <SearchRow>
        <TextField
          ref={input}
          label={message('electricReachFrom')}
          autoComplete="address-level2"
          defaultValue={place}
          maxLength={MAX_PLACE_LENGTH}
          error={isUnknown && message('electricReachUnknown')}
          onKeyDown={onKeyDown}
        />
        <Button type="button" variant="outline" onClick={() => void searchPlace()}>
          {message('electricReachShow')}
        </Button>
        <NearMe
          status={visitor.status}
          hidden={false}
          resultMessage={result}
          onLocate={() => void searchNearby()}
        />
      </SearchRow>
      <div ref={result} tabIndex={-1}>
        {origin && (
          <ReachMap
            {...reach}
            country={country}
            from={origin.position}
            name={origin.name}
            drive={drive}
          />
        )}
      </div>
    </Frame>
  );
}
