import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from '../../stitches';

const list = css({
  display: 'flex',
  // In narrow windows the tabs scroll; the padding prevents that the focus ring is clipped.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-4px',
  padding: '4px',
  '@noScript': { display: 'none' },
  variants: {
    variant: {
      line: { gap: '$5', boxShadow: 'inset 0 -5px 0 -4px $colors$line' },
      pill: { gap: '$2' },
    },
  },
});

const tab = css({
  flexShrink: 0,
  minBlockSize: '$touch',
  margin: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$muted',
  fontFamily: '$body',
  fontWeight: '$medium',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$text' } },
  '@motion': { transition: 'color $fast, border-color $fast, background-color $fast' },
  '&[data-active]': { color: '$text' },
  '&:disabled, &[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  variants: {
    variant: {
      line: {
        padding: '$2 0',
        borderBlockEnd: '3px solid transparent',
        '&[data-active]': { borderBlockEndColor: '$colors$primary' },
        '@forcedColors': {
          borderBlockEndColor: 'Canvas',
          '&[data-active]': { borderBlockEndColor: 'Highlight' },
        },
      },
      pill: {
        padding: '$2 $4',
        border: '1px solid $border',
        borderRadius: '$round',
        '@hover': { '&:hover': { borderColor: '$text' } },
        '&[data-active]': {
          borderColor: '$primary',
          backgroundColor: '$primary',
          color: '$onPrimary',
        },
        '@forcedColors': {
          '&[data-active]': {
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

const panel = css({
  paddingBlockStart: '$5',
  // Without JavaScript all panels are visible below each other, with their titles.
  '@noScript': { '&[hidden]': { display: 'block !important' } },
});

const PanelTitle = styled('p', {
  display: 'none',
  margin: '0 0 $space$3',
  fontWeight: '$bold',
  '@noScript': { display: 'block' },
});

interface Tab {
  /** Unique among the tabs. */
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Accessible name of the group of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The visible tab; if absent, the tabs manage it, starting with `defaultValue` or the first one. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  variant?: 'line' | 'pill';
}

/**
 * Several panels, one visible at a time. Arrow keys, Home and End select tabs.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  variant = 'line',
  ...rest
}: TabsProps) {
  return (
    <Base.Root
      {...rest}
      value={value}
      defaultValue={defaultValue ?? tabs.find(({ disabled }) => !disabled)?.value}
      onValueChange={(chosen: string) => onChange?.(chosen)}
    >
      <Base.List aria-label={label} activateOnFocus className={list({ variant })}>
        {tabs.map(({ value: tabValue, label: name, disabled }) => (
          <Base.Tab
            key={tabValue}
            value={tabValue}
            disabled={disabled}
            className={tab({ variant })}
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value: tabValue, label: name, content }) => (
        // Not `inert`: without JavaScript all panels are visible, and their links must work.
        <Base.Panel
          key={tabValue}
          value={tabValue}
          keepMounted
          inert={undefined}
          className={panel()}
        >
          <PanelTitle>{name}</PanelTitle>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
