import type { ComponentProps, ReactNode, Ref } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';

const Thanks = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  padding: '$5',
  borderRadius: '$card',
  border: '2px solid $success',
  '& svg': { color: '$success' },
});

const ShownAtTarget = styled('div', {
  display: 'none',
  scrollMarginBlock: '$8',
  '&:target': { display: 'block' },
  // In the form's place, which comes back when its own address is followed.
  '&:target ~ *': { display: 'none !important' },
});

/** Shown where the address leads to it: a form that was sent without script ends there. */
export const SentAnchor = (props: ComponentProps<typeof ShownAtTarget>) => (
  <ShownAtTarget {...props} data-sent="" />
);

/** Whether a form was sent without script, and its page shows thanks in its place. */
export const isSentWithoutScript = (form: HTMLFormElement): boolean =>
  form.closest('[data-sent]:target ~ *') !== null;

interface FormSentProps {
  title: string;
  level?: 2 | 3 | 4;
  /** The heading, which takes the focus from the button that sent. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Thanks for what was sent, in the form's place, with what comes next. */
export function FormSent({ title, level = 4, heading, children }: FormSentProps) {
  return (
    <Thanks>
      <Icon name="check" size="large" />
      <Heading ref={heading} level={level} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Thanks>
  );
}
