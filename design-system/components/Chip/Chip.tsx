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
    kind: {
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

type Own = 'children' | 'onSelect';

/** A word that says something, and does nothing. */
interface PlainChip extends Omit<ComponentPropsWithRef<'span'>, Own> {
  href?: undefined;
  selected?: undefined;
  onRemove?: undefined;
}

/** Leads somewhere; `aria-current` marks the one that is chosen. */
interface LinkChip extends Omit<ComponentPropsWithRef<'a'>, Own> {
  href: string;
  selected?: undefined;
  onRemove?: undefined;
}

/** A choice that was made and can be taken back. */
interface RemovableChip extends Omit<ComponentPropsWithRef<'span'>, Own> {
  onRemove: () => void;
  /** Names it for the button that removes it; its text must be a string otherwise. */
  name?: string;
  href?: undefined;
  selected?: undefined;
}

/** A choice that is on or off. */
interface ToggleChip extends Omit<ComponentPropsWithRef<'button'>, Own> {
  selected: boolean;
  onSelect: (selected: boolean) => void;
  href?: undefined;
  onRemove?: undefined;
}

export type ChipProps = { children: ReactNode } & (
  PlainChip | LinkChip | RemovableChip | ToggleChip
);

/** A small rounded thing in a row of its kind: a property, a filter, a choice. What it can do follows from its props. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) return <ChipLink {...props} />;
  if (props.selected !== undefined) return <ChipToggle {...props} />;
  if (props.onRemove) return <ChipWithRemoval {...props} />;
  return <span {...props} className={withLook('plain', props.className)} />;
}

function withLook(kind: 'plain' | 'removable' | 'active', className?: string): string {
  const look = chip({ kind });
  return className ? `${look} ${className}` : look;
}

function ChipLink({ className, ...rest }: LinkChip) {
  return <Link {...rest} look="none" className={withLook('active', className)} />;
}

function ChipToggle(props: ToggleChip & { children: ReactNode }) {
  const { selected, onSelect, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={withLook('active', className)}
      aria-pressed={selected}
      onClick={() => onSelect(!selected)}
    >
      {selected && <Icon name="check" />}
      {children}
    </button>
  );
}

function ChipWithRemoval(props: RemovableChip & { children: ReactNode }) {
  const { onRemove, name, className, children, ...rest } = props;
  const message = useMessages();
  const label = fillIn(message('remove'), { name: name ?? String(children) });
  return (
    <span {...rest} className={withLook('removable', className)}>
      {children}
      <Remove type="button" aria-label={label} onClick={onRemove}>
        <Icon name="close" size="small" />
      </Remove>
    </span>
  );
}
