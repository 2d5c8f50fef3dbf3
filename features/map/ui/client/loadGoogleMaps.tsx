import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { waitForMaps } from './waitForMaps';

/** Parts of the service that the finder uses; the list must stay the same one. */
const libraries: Libraries = ['maps', 'geocoding'];

let loading: Promise<void> | undefined;

/**
 * Loads the maps service, once a page: its script, and then all that the script brings (BOOK-77, BOOK-80). Rejects with
 * the text that the specification has for it when that fails (spec 3 §8.4).
 */
export function loadGoogleMaps(apiKey: string, language: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const root = createRoot(document.createElement('div'));
    const giveUp = new AbortController();
    const end = (settle: () => void) => {
      // Not while React is still at work on this very root.
      queueMicrotask(() => root.unmount());
      settle();
    };
    const fail = (cause: unknown) =>
      end(() => reject(new Error('Failed to load Google Maps API', { cause })));
    waitForMaps(giveUp.signal).then(() => end(resolve), fail);
    const onError = (error: Error) => giveUp.abort(error);
    root.render(<Loader apiKey={apiKey} language={language} onError={onError} />);
  });
  return loading;
}

interface LoaderProps {
  apiKey: string;
  language: string;
  onError: (error: Error) => void;
}

function Loader({ apiKey, language, onError }: LoaderProps) {
  const { loadError } = useJsApiLoader({
    googleMapsApiKey: apiKey,
    language,
    libraries,
    preventGoogleFontsLoading: true,
  });
  useEffect(() => {
    if (loadError) onError(loadError);
  }, [loadError, onError]);
  return null;
}
