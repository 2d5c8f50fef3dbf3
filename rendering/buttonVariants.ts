import type { ButtonType } from '../schema/generated/fields';

/** Variants of the design system's button by the words that editors choose from. */
export const buttonVariants = {
  Primary: 'primary',
  Secondary: 'secondary',
  Outline: 'outline',
  Ghost: 'ghost',
} as const satisfies Record<ButtonType, string>;
