import type { ComponentPropsWithRef } from 'react';
import { fillIn, useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const List = styled('ol', {
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: {
    orientation: {
      horizontal: { flexDirection: 'row' },
      vertical: { flexDirection: 'column' },
    },
  },
});

const Marker = styled('span', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  border: '2px solid $border',
  borderRadius: '$round',
  backgroundColor: '$bg',
  color: '$muted',
  fontSize: '$small',
  fontWeight: '$bold',
  lineHeight: '$none',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    state: {
      done: {
        borderColor: '$primary',
        backgroundColor: '$primary',
        color: '$onPrimary',
        '@forcedColors': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
      current: { borderColor: '$primary', color: '$text' },
      coming: {},
    },
  },
});

const Label = styled('span', {
  fontSize: '$small',
  lineHeight: '$snug',
  textWrap: 'balance',
  variants: {
    state: {
      done: { color: '$text' },
      current: { color: '$text', fontWeight: '$bold' },
      coming: { color: '$muted' },
    },
    /** On phones a row has room for its markers only; the step one is at is named below it. */
    row: {
      true: {
        '@media (max-width: 767.98px)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

const Item = styled('li', {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  // The line to the next step, behind the markers.
  '&:not(:last-child)::after': { content: '""', position: 'absolute', backgroundColor: '$border' },
  '@forcedColors': { '&:not(:last-child)::after': { backgroundColor: 'CanvasText !important' } },
  variants: {
    orientation: {
      horizontal: {
        flexDirection: 'column',
        alignItems: 'center',
        gap: '$2',
        paddingInline: '$1',
        textAlign: 'center',
        '&:not(:last-child)::after': {
          insetBlockStart: '1rem',
          insetInlineStart: 'calc(50% + 1.25rem)',
          inlineSize: 'calc(100% - 2.5rem)',
          blockSize: '2px',
        },
      },
      vertical: {
        alignItems: 'center',
        gap: '$3',
        '&:not(:last-child)': { paddingBlockEnd: '$6' },
        '&:not(:last-child)::after': {
          insetBlockStart: '2.375rem',
          insetInlineStart: 'calc(1rem - 1px)',
          insetBlockEnd: '0.375rem',
          inlineSize: '2px',
        },
      },
    },
    done: { true: { '&:not(:last-child)::after': { backgroundColor: '$primary' } } },
  },
});

const Summary = styled('p', {
  margin: 0,
  paddingBlockStart: '$3',
  fontSize: '$small',
  textAlign: 'center',
  '& strong': { fontWeight: '$bold' },
  '@md': { display: 'none' },
});

interface Step {
  label: string;
  /** Where one may go back to it; only for steps that are done. */
  href?: string;
}

export interface StepperProps extends ComponentPropsWithRef<'nav'> {
  /** What they are the steps of, read aloud. */
  label: string;
  steps: readonly Step[];
  /** The step one is at, from 0 on; `steps.length` when all are done. */
  current: number;
  orientation?: 'horizontal' | 'vertical';
}

type State = 'done' | 'current' | 'coming';

/**
 * The steps of something that takes several, and how far one has come. Will show the steps of the booking assistant
 * and of the tyre hotel.
 */
export function Stepper(props: StepperProps) {
  const { label, steps, current, orientation = 'horizontal', ...rest } = props;
  const message = useMessages();
  const horizontal = orientation === 'horizontal';
  const now = steps[current];
  return (
    <nav aria-label={label} {...rest}>
      <List orientation={orientation}>
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          return (
            <Item
              key={step.label}
              orientation={orientation}
              done={state === 'done'}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Marker state={state} aria-hidden>
                {state === 'done' ? <Icon name="check" /> : index + 1}
              </Marker>
              <Label state={state} row={horizontal}>
                {state === 'done' && step.href ? (
                  <Link look="quiet" href={step.href}>
                    {step.label}
                  </Link>
                ) : (
                  step.label
                )}
                {state === 'done' && <VisuallyHidden> ({message('stepDone')})</VisuallyHidden>}
              </Label>
            </Item>
          );
        })}
      </List>
      {horizontal && now && (
        <Summary aria-hidden>
          {fillIn(message('stepPosition'), { number: current + 1, count: steps.length })}:{' '}
          <strong>{now.label}</strong>
        </Summary>
      )}
    </nav>
  );
}

function stateOf(index: number, current: number): State {
  if (index === current) return 'current';
  return index < current ? 'done' : 'coming';
}
