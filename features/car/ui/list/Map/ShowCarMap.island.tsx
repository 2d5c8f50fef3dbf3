import { useRef } from 'react';
import { LanguageContext } from '../../../../../design-system/language';
import { MessagesProvider } from '../../../../../design-system/messages';
import { MapOfCars, type MapOfCarsProps } from './MapOfCars';
import { placeLinkId } from './shownPlaces';
import { useShownPlaces } from './useShownPlaces';

export interface ShowCarMapProps extends Pick<MapOfCarsProps, 'country' | 'locale' | 'apiKey'> {
  /** ISO 639-1. */
  language: string;
  /** Texts by their keys. */
  messages: Readonly<Record<string, string>>;
}

/** The cars of the list on a map: what the results beside it tell, whatever takes their place. */
export function ShowCarMap({ language, messages, ...map }: ShowCarMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useShownPlaces(frame);
  // The link does what it does in the list: it opens the place, or closes it.
  const press = (id: string) => document.getElementById(placeLinkId(id))?.click();
  return (
    <LanguageContext value={language}>
      <MessagesProvider messages={(key) => messages[key] ?? key}>
        <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
          <MapOfCars {...map} shown={shown} onPress={press} />
        </div>
      </MessagesProvider>
    </LanguageContext>
  );
}
