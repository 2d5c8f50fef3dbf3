/** Name of a picture that morphs into the next page's picture (view transition). */
export const carriedPicture = 'car-picture';

/**
 * How one page becomes the next, for browsers that can show it: the old one fades, the new one arrives in
 * its theme's way (layoutVariables.ts), and a picture of the same name in both moves from here to there.
 * Visitors need not wait for it: presses reach the new page at once. Not for those who want less motion.
 */
export const pageMotionCss = `@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
::view-transition{pointer-events:none}
::view-transition-old(root){animation:page-leaves var(--transitions-base) both}
::view-transition-new(root){animation:page-arrives var(--transitions-slow) both}
@keyframes page-leaves{to{opacity:0}}
@keyframes page-arrives{from{opacity:0;translate:0 var(--page-rise);scale:var(--page-scale)}}
}`;
