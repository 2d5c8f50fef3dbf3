import { css } from '../../stitches';
import { drawings, type IconName } from './drawings';

const icon = css({
  display: 'inline-block',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 'var(--icon-line)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // With forced colours SVGs keep their own colours by default; icons use the text's colour.
  '@forcedColors': { forcedColorAdjust: 'auto' },
  variants: {
    // In running text the icon is centred on the capital letters.
    size: {
      text: { inlineSize: '1.2em', blockSize: '1.2em', verticalAlign: '-0.25em' },
      small: { inlineSize: '1rem', blockSize: '1rem', verticalAlign: 'calc(0.35em - 0.5rem)' },
      medium: {
        inlineSize: '1.5rem',
        blockSize: '1.5rem',
        verticalAlign: 'calc(0.35em - 0.75rem)',
      },
      large: {
        inlineSize: '2rem',
        blockSize: '2rem',
        verticalAlign: 'calc(0.35em - 1rem)',
        strokeWidth: 'calc(var(--icon-line) * 0.86)',
      },
    },
  },
});

export interface IconProps {
  name: IconName;
  size?: 'text' | 'small' | 'medium' | 'large';
  /** Accessible name; without it the icon is decoration. */
  label?: string;
}

/** An icon in the colour of the surrounding text. */
export function Icon({ name, size = 'text', label }: IconProps) {
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
