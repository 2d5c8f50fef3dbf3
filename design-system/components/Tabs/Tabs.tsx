import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from '../../stitches';

const list = css({
  display: 'flex',
  // On a narrow window the tabs scroll; room for the focus ring, which would be cut off otherwise.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-4px',
  padding: '4px',
  '@noScript': { display: 'none' },
  variants: {
    look: {
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
    look: {
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
  // Without script every panel stands in the page, one below the other, under its title.
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
  /** What the tabs are about, read aloud. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that shows; leave it out to let the tabs see to it, from `initial` or the first on. */
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  look?: 'line' | 'pill';
}

/**
 * Several contents in one place, one at a time. Arrow keys, Home and End go from tab to tab and show it.
 */
export function Tabs({ label, tabs, value, initial, onChange, look = 'line', ...rest }: TabsProps) {
  return (
    <Base.Root
      {...rest}
      value={value}
      defaultValue={initial ?? tabs.find(({ disabled }) => !disabled)?.value}
      onValueChange={(chosen: string) => onChange?.(chosen)}
    >
      <Base.List aria-label={label} activateOnFocus className={list({ look })}>
        {tabs.map(({ value: own, label: name, disabled }) => (
          <Base.Tab key={own} value={own} disabled={disabled} className={tab({ look })}>
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value: own, label: name, content }) => (
        // Hidden is enough: inert would keep links from working where the panel shows without script.
        <Base.Panel key={own} value={own} keepMounted inert={undefined} className={panel()}>
          <PanelTitle>{name}</PanelTitle>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
