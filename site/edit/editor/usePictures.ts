import { useEffect, useState } from 'react';
import type { Authoring, Picture } from './authoring';

/** The pictures of a site to choose from; none while they cannot be had, since an address does as well. */
export function usePictures(authoring: Authoring, site: string): readonly Picture[] {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  useEffect(() => {
    let isCurrent = true;
    authoring.listPictures(site).then(
      (found) => isCurrent && setPictures(found),
      () => isCurrent && setPictures([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site]);
  return pictures;
}
