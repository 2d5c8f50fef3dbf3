import { loadGoogleMaps } from '../../../map/ui/client/loadGoogleMaps';
import type { FindPlaces } from './findPlaces.types';

/** Places of the maps service in one country, in its language: only addresses and towns (BOOK-63). */
export function googlePlaces(apiKey: string, country: string): FindPlaces {
  const loading = loadGoogleMaps(apiKey, 'sv').then(async () => {
    const { AutocompleteService } = (await google.maps.importLibrary(
      'places',
    )) as google.maps.PlacesLibrary;
    return { autocomplete: new AutocompleteService(), geocoder: new google.maps.Geocoder() };
  });
  return {
    async suggest(text) {
      const { autocomplete } = await loading;
      const { predictions } = await autocomplete.getPlacePredictions({
        input: text,
        componentRestrictions: { country },
        types: ['geocode'],
        language: 'sv',
      });
      return predictions.map(({ place_id: value, description: label }) => ({ value, label }));
    },
    async find(id) {
      const { geocoder } = await loading;
      const { results } = await geocoder.geocode({ placeId: id });
      const [result] = results;
      if (!result) return undefined;
      const { lat, lng } = result.geometry.location.toJSON();
      const region = result.address_components.find(({ types }) =>
        types.includes('administrative_area_level_1'),
      );
      return {
        name: result.formatted_address,
        latitude: lat,
        longitude: lng,
        placeId: id,
        region: region?.long_name ?? '',
      };
    },
  };
}
