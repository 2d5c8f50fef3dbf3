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
  // Replaces the form; a link to the form's own anchor shows the form again.
  '&:target ~ *': { display: 'none !important' },
});

/** Shown if its id is the page's fragment (`:target`), to which forms without JavaScript redirect. */
export const SentAnchor = (props: ComponentProps<typeof ShownAtTarget>) => (
  <ShownAtTarget {...props} data-sent="" />
);

/** Whether a form was sent without JavaScript, so that its page shows the thanks instead of the form. */
export const isSentWithoutScript = (form: HTMLFormElement): boolean =>
  form.closest('[data-sent]:target ~ *') !== null;

interface FormSentProps {
  title: string;
  level?: 2 | 3 | 4;
  /** The heading; it receives the focus from the submit button. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Replaces a form after it was sent: thanks the visitor and explains what happens next. */
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
