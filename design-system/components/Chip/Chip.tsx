import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fillIn, useMessages } from '../../messages';
import { css, styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '2.25rem',
  maxInlineSize: '100%',
  margin: 0,
  padding: '$1 0.875rem',
  border: '1px solid $border',
  borderRadius: '$round',
  backgroundColor: 'transparent',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textDecoration: 'none',
  variants: {
    variant: {
      plain: { borderColor: '$line' },
      removable: { paddingInlineEnd: '$1' },
      active: {
        cursor: 'pointer',
        '@motion': { transition: 'background-color $fast, border-color $fast, color $fast' },
        '@hover': { '&:hover': { borderColor: '$text' } },
        '@touch': { minBlockSize: '$touch' },
        '&[aria-pressed="true"], &[aria-current]': {
          borderColor: '$primary',
          backgroundColor: '$primary',
          color: '$onPrimary',
        },
        '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
        '@forcedColors': {
          '&[aria-pressed="true"], &[aria-current]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
});

const Remove = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@hover': { '&:hover': { backgroundColor: '$line' } },
  '@touch': { inlineSize: '2.25rem', blockSize: '2.25rem' },
});

type ReplacedProps = 'children' | 'onSelect';

/** A chip that only shows text, without an action. */
interface PlainChip extends Omit<ComponentPropsWithRef<'span'>, ReplacedProps> {
  href?: undefined;
  selected?: undefined;
  onRemove?: undefined;
}

/** A link; `aria-current` marks the current one. */
interface LinkChip extends Omit<ComponentPropsWithRef<'a'>, ReplacedProps> {
  href: string;
  selected?: undefined;
  onRemove?: undefined;
}

/** A choice that can be removed. */
interface RemovableChip extends Omit<ComponentPropsWithRef<'span'>, ReplacedProps> {
  onRemove: () => void;
  /** Name of the chip for the remove button; required if its text is not a string. */
  label?: string;
  href?: undefined;
  selected?: undefined;
}

/** A toggle button. */
interface ToggleChip extends Omit<ComponentPropsWithRef<'button'>, ReplacedProps> {
  selected: boolean;
  onSelect: (selected: boolean) => void;
  href?: undefined;
  onRemove?: undefined;
}

export type ChipProps = { children: ReactNode } & (
  PlainChip | LinkChip | RemovableChip | ToggleChip
);

/** A chip: a property, a filter or a choice. Its props decide whether it is a link, a toggle or removable. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) return <ChipLink {...props} />;
  if (props.selected !== undefined) return <ChipToggle {...props} />;
  if (props.onRemove) return <ChipWithRemoval {...props} />;
  return <span {...props} className={chipClass('plain', props.className)} />;
}

function chipClass(variant: 'plain' | 'removable' | 'active', className?: string): string {
  const baseClass = chip({ variant });
  return className ? `${baseClass} ${className}` : baseClass;
}

function ChipLink({ className, ...rest }: LinkChip) {
  return <Link {...rest} variant="none" className={chipClass('active', className)} />;
}

function ChipToggle(props: ToggleChip & { children: ReactNode }) {
  const { selected, onSelect, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={chipClass('active', className)}
      aria-pressed={selected}
      onClick={() => onSelect(!selected)}
    >
      {selected && <Icon name="check" />}
      {children}
    </button>
  );
}

function ChipWithRemoval(props: RemovableChip & { children: ReactNode }) {
  const { onRemove, label, className, children, ...rest } = props;
  const message = useMessages();
  const name = fillIn(message('remove'), { name: label ?? String(children) });
  return (
    <span {...rest} className={chipClass('removable', className)}>
      {children}
      <Remove type="button" aria-label={name} onClick={onRemove}>
        <Icon name="close" size="small" />
      </Remove>
    </span>
  );
}
