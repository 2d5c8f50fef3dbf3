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
  // In line with what is typed above it; what scrolls around it would cut off a ring outside of it.
  '& > button': { paddingInline: '$2', '&:focus-visible': { outlineOffset: '-2px' } },
  '@noScript': { display: 'none' },
});

/**
 * Where the visitor looks: a postcode, a town or their own position, which the browser is asked for on a click alone.
 * Once there is a place, how far from it cars may be, and whether their cards tell what home delivery costs.
 */
export function PlaceFilter({ data }: { data: CarListData }) {
  const message = useMessages();
  const texts = usePlaceTexts();
  const { state, unknownPlace, listPath } = data;
  const { place } = state;
  const own = place?.found && place.found.name === undefined ? place.text : '';
  return (
    <FacetFrame
      name="near"
      label={message('carNear')}
      isOpen
      chosen={place && texts.name(place)}
      without={listAddress(listPath, withPlace(state))}
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
              defaultValue={unknownPlace?.place.text ?? (own ? '' : place?.text)}
              placeholder={place && own ? texts.name(place) : undefined}
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
          {/* Behind what is typed, which goes before it. */}
          <input type="hidden" name="near" value={own} data-near-position="" />
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
  // A distance of a link that is none of ours stays as it is.
  const choices = [...new Set([...withinChoices, ...(within === undefined ? [] : [within])])];
  return (
    <>
      <Field>
        <label htmlFor="car-within">{message('carWithin')}</label>
        <NativeSelect id="car-within" name="within" defaultValue={within ?? ''}>
          <option value="">{message('carAnyDistance')}</option>
          {choices
            .sort((one, other) => one - other)
            .map((distance) => (
              <option key={distance} value={distance}>
                {texts.within(distance)}
              </option>
            ))}
        </NativeSelect>
      </Field>
      {texts.delivers && (
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
