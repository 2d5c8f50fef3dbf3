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

const Ask = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3',
  '& > :first-child': { flex: '1 1 14rem', maxInlineSize: '$panel' },
});

/** Most characters of a place's name. */
const MAX_PLACE_LENGTH = 100;

export interface ShowReachProps {
  /** IETF tag that numbers are written for. */
  locale: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Town that is proposed. */
  place?: string;
  unit: 'km' | 'miles';
  reaches: readonly Reach[];
}

/** Asks from where, and shows how far the car goes from there on a map. */
export function ShowReach({ country, place, ...reach }: ShowReachProps) {
  const language = useLanguage();
  const message = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const drive = useChosenDrive(frame);
  const visitor = useVisitorPosition();
  const [from, setFrom] = useState<{ position: Position; name: string }>();
  const [isUnknown, setUnknown] = useState(false);

  async function lookFor(): Promise<void> {
    const text = input.current?.value.trim() ?? '';
    const found = text === '' ? undefined : await searchAddress(text, { country, language });
    setUnknown(!found);
    if (found) setFrom({ position: found.position, name: found.name ?? text });
  }

  async function lookNearby(): Promise<void> {
    const position = await visitor.ask();
    if (!position) return;
    setUnknown(false);
    setFrom({ position, name: message('electricReachHere') });
  }

  // A failure to look it up ends in `searchAddress`.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void lookFor();
  };
  return (
    <Frame ref={frame}>
      <Ask>
        <TextField
          ref={input}
          label={message('electricReachFrom')}
          autoComplete="address-level2"
          defaultValue={place}
          maxLength={MAX_PLACE_LENGTH}
          error={isUnknown && message('electricReachUnknown')}
          onKeyDown={press}
        />
        <Button type="button" variant="outline" onClick={() => void lookFor()}>
          {message('electricReachShow')}
        </Button>
        <NearMe
          status={visitor.status}
          hidden={false}
          found={result}
          onAsk={() => void lookNearby()}
        />
      </Ask>
      <div ref={result} tabIndex={-1}>
        {from && (
          <ReachMap
            {...reach}
            country={country}
            from={from.position}
            name={from.name}
            drive={drive}
          />
        )}
      </div>
    </Frame>
  );
}
