import { fillIn, useMessages } from '../../../../../design-system/messages';
import { usePlaceTexts } from '../../usePlaceTexts';
import { useListTexts } from '../listTexts';
import type { CarPlace } from './carPlaces';

/** How many cars stand at a place, from what price on, and how far that is, each where it is known. */
export function usePlaceNotes(): (place: CarPlace) => string[] {
  const message = useMessages();
  const texts = useListTexts();
  const { distance } = usePlaceTexts();
  return ({ count, lowestPrice, km }) => [
    texts.cars(count),
    ...(lowestPrice === null
      ? []
      : [fillIn(message('carFrom'), { from: texts.number(lowestPrice, 'money') })]),
    ...(km === undefined ? [] : [distance(km)]),
  ];
}
