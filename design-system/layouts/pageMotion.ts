/** Name of a picture that morphs into the next page's picture (view transition). */
export const sharedPictureName = 'car-picture';

/**
 * The transition from one page to the next, for browsers that support it: the old page fades, the new one
 * with its theme's animation (layoutVariables.ts), and a picture with the same name in both moves from its
 * old place to the new one. Visitors need not wait: clicks reach the new page at once. Not for visitors who
 * prefer reduced motion.
 */
export const pageMotionCss = `@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
::view-transition{pointer-events:none}
::view-transition-old(root){animation:page-leaves var(--transitions-base) both}
::view-transition-new(root){animation:page-arrives var(--transitions-slow) both}
@keyframes page-leaves{to{opacity:0}}
@keyframes page-arrives{from{opacity:0;translate:0 var(--page-rise);scale:var(--page-scale)}}
}`;
