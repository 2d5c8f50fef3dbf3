import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../../stitches';
import { AccordionName } from './AccordionName';

const Rows = styled('div', { borderBlockStart: '1px solid $line' });

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /** Opening a row closes the one that was open. */
  single?: boolean;
}

/** Rows of Details one below the other; they open without JavaScript. */
export function Accordion({ single = false, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <AccordionName value={single ? name : undefined}>
      <Rows {...rest} />
    </AccordionName>
  );
}
