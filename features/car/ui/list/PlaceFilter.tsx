import { Button } from '../../../../design-system/components/Button/Button';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { bareInput, ControlBox } from '../../../../design-system/components/FormField/control';
import { NativeSelect } from '../../../../design-system/components/Select/NativeSelect';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePlaceTexts, type PlaceTexts } from '../usePlaceTexts';
import { withPlace } from '../../../search/ui/changeState';
import { FacetFrame } from '../../../search/ui/FacetFrame';
import { homeDelivery, withinChoices, type PlaceChoice } from '../../../search/ui/placeChoice';
import type { CarListData } from './carListData';
import { listAddress } from './listState';
import { NearMeButton } from './NearMeButton';
import { UnknownPlaceNote, unknownPlaceId } from './UnknownPlaceNote';

const Fields = styled('div', { display: 'grid', gap: '$3', '& label': { fontSize: '$small' } });

const Field = styled('div', { display: 'grid', gap: '$1' });

const Submit = styled('span', { display: 'flex', paddingInlineEnd: '$1' });

const NearMe = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$1',
  // Aligned with the field above; the scrolling container would clip an outer focus ring.
  '& > button': { paddingInline: '$2', '&:focus-visible': { outlineOffset: '-2px' } },
  '@noScript': { display: 'none' },
});

/**
 * The place of the search: a postcode, a town or the visitor's position, which is read only on a
 * click. With a place, visitors can choose a distance, and the cost of home delivery on cards.
 */
export function PlaceFilter({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = usePlaceTexts();
  const { state, unknownPlace, listPath } = data;
  const { place } = state;
  const ownPosition = place?.found && place.found.name === undefined ? place.text : '';
  return (
    <FacetFrame
      name="near"
      label={message('carNear')}
      isOpen
      chosen={place && texts.name(place)}
      clearHref={listAddress(listPath, withPlace(state))}
    >
      <Fields>
        <Field>
          <label htmlFor="car-near">{message('carNearField')}</label>
          <ControlBox>
            <input
              id="car-near"
              name="near"
              type="text"
              className={bareInput()}
              defaultValue={unknownPlace?.place.text ?? (ownPosition ? '' : place?.text)}
              placeholder={place && ownPosition ? texts.name(place) : undefined}
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={100}
              aria-invalid={unknownPlace ? true : undefined}
              aria-describedby={unknownPlace ? unknownPlaceId : undefined}
            />
            <Submit>
              <Button type="submit" size="small" variant="outline">
                {message('carNearShow')}
              </Button>
            </Submit>
          </ControlBox>
          {/* After the text field: the first filled `near` in the query counts. */}
          <input type="hidden" name="near" value={ownPosition} data-near-position="" />
          {unknownPlace && (
            <UnknownPlaceNote id={unknownPlaceId} data={data} unknown={unknownPlace} />
          )}
        </Field>
        <NearMe>
          <NearMeButton id="car-near-me" variant="ghost" />
        </NearMe>
        {place && <PlaceOptions place={place} texts={texts} />}
      </Fields>
    </FacetFrame>
  );
}

function PlaceOptions({ place, texts }: { place: PlaceChoice; texts: PlaceTexts }) {
  const message = useMessages();
  const { within, delivery } = place;
  // A distance that a link sets may not be among the choices.
  const choices = [...new Set([...withinChoices, ...(within === undefined ? [] : [within])])];
  return (
    <>
      <Field>
        <label htmlFor="car-within">{message('carWithin')}</label>
        <NativeSelect id="car-within" name="within" defaultValue={within ?? ''}>
          <option value="">{message('carAnyDistance')}</option>
          {choices
            .sort((a, b) => a - b)
            .map((distance) => (
              <option key={distance} value={distance}>
                {texts.within(distance)}
              </option>
            ))}
        </NativeSelect>
      </Field>
      {texts.offersDelivery && (
        <Checkbox
          id="car-near-delivery"
          name="delivery"
          value={homeDelivery}
          defaultChecked={delivery}
          label={message('carDeliveryChoice')}
        />
      )}
    </>
  );
}
