import { type RefObject, useEffect, useState } from 'react';
import type { DriveName } from '../../model/electric/marketDrives';

/** Which way of driving is chosen in the section around an element; its inputs are plain HTML. */
export function useChosenDrive(element: RefObject<HTMLElement | null>): DriveName {
  const [drive, setDrive] = useState<DriveName>('road');
  useEffect(() => {
    const section = element.current?.closest('section');
    if (!section) return;
    const read = () => {
      const chosen = section.querySelector<HTMLInputElement>('[name=electric-drive]:checked');
      if (chosen) setDrive(chosen.value as DriveName);
    };
    read();
    section.addEventListener('change', read);
    return () => section.removeEventListener('change', read);
  }, [element]);
  return drive;
}
