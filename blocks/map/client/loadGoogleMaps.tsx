import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** Parts of the service that the finder uses; the list must stay the same one. */
const libraries: Libraries = ['maps', 'geocoding'];

let loading: Promise<void> | undefined;

/**
 * Loads the script of the maps service, once a page. Rejects with the text that the specification has
 * for it when that fails (spec 3 §8.4).
 */
export function loadGoogleMaps(apiKey: string, language: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const root = createRoot(document.createElement('div'));
    const done = (error?: Error) => {
      // Not while React is still at work on this very root.
      queueMicrotask(() => root.unmount());
      if (error) reject(new Error('Failed to load Google Maps API', { cause: error }));
      else resolve();
    };
    root.render(<Loader apiKey={apiKey} language={language} done={done} />);
  });
  return loading;
}

interface LoaderProps {
  apiKey: string;
  language: string;
  done: (error?: Error) => void;
}

function Loader({ apiKey, language, done }: LoaderProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: apiKey,
    language,
    libraries,
    preventGoogleFontsLoading: true,
  });
  useEffect(() => {
    if (isLoaded) done();
    else if (loadError) done(loadError);
  }, [isLoaded, loadError, done]);
  return null;
}
