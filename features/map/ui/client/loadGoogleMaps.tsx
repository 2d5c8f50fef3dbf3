import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { waitForMaps } from './waitForMaps';

/** Libraries that the finder uses; a constant, because the loader reloads them if the array changes. */
const libraries: Libraries = ['maps', 'geocoding'];

let loading: Promise<void> | undefined;

/**
 * Loads the maps service once per page: its script, then its libraries (BOOK-77, BOOK-80). Rejects with the
 * error message of the specification when that fails.
 */
export function loadGoogleMaps(apiKey: string, language: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const root = createRoot(document.createElement('div'));
    const controller = new AbortController();
    const finish = (settle: () => void) => {
      // React cannot unmount a root while it is rendering it.
      queueMicrotask(() => root.unmount());
      settle();
    };
    const fail = (cause: unknown) =>
      finish(() => reject(new Error('Failed to load Google Maps API', { cause })));
    waitForMaps(controller.signal).then(() => finish(resolve), fail);
    const onError = (error: Error) => controller.abort(error);
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
