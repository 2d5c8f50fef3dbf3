import { type RefObject, useEffect, useState } from 'react';
import type { DriveName } from '../../model/electric/marketDrives';

/** The kind of driving that is selected in the section around an element. The inputs there are plain HTML. */
export function useChosenDrive(element: RefObject<HTMLElement | null>): DriveName {
  const [drive, setDrive] = useState<DriveName>('road');
  useEffect(() => {
    const section = element.current?.closest('section');
    if (!section) return;
    const readDrive = () => {
      const checkedInput = section.querySelector<HTMLInputElement>('[name=electric-drive]:checked');
      if (checkedInput) setDrive(checkedInput.value as DriveName);
    };
    readDrive();
    section.addEventListener('change', readDrive);
    return () => section.removeEventListener('change', readDrive);
  }, [element]);
  return drive;
}
