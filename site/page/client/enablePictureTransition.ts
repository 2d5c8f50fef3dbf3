import { sharedPictureName } from '../../../design-system/layouts/pageMotion';

const PROPERTY = 'view-transition-name';

/**
 * Names the picture of the car whose page a visitor opens, so that it transitions into that page's
 * first picture (design-system/layouts/pageMotion.ts). Only one picture of a page may have the
 * name.
 */
export function enablePictureTransition(): void {
  let namedPicture: HTMLElement | undefined;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : undefined;
    const picture = link?.closest('[data-car]')?.querySelector<HTMLElement>('img');
    if (!picture) return;
    document
      .querySelector<HTMLElement>('[data-carried-picture]')
      ?.style.setProperty(PROPERTY, 'none');
    namedPicture?.style.removeProperty(PROPERTY);
    picture.style.setProperty(PROPERTY, sharedPictureName);
    namedPicture = picture;
  });
}
