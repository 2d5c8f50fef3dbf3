import type { ReactNode } from 'react';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Section } from '../../../design-system/components/Section/Section';
import { FieldRichText } from '../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../design-system/fields/FieldText';
import { styled } from '../../../design-system/stitches';
import type { SellCarFormFields } from '../../../schema/generated/fields';
import { SentAnchor } from './FormSent';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    gap: '$8',
    alignItems: 'start',
  },
});

const Column = styled('div', { display: 'grid', alignContent: 'start', gap: '$4' });

interface FormSectionProps extends Pick<SellCarFormFields, 'Title' | 'Text'> {
  /** Id of the section; the ids of its heading and thanks are derived from it. */
  id: string;
  /** Title if the content has none. */
  title: string;
  /** Thanks for a form that was sent without JavaScript. */
  sent: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form next to a title and a text about its subject. */
export function FormSection({ id, title, Title, Text, sent, children }: FormSectionProps) {
  return (
    <Section tone="surface" id={id}>
      <Layout>
        <Column>
          <Heading level={2}>{Title ? <FieldText field={Title} /> : title}</Heading>
          <FieldRichText field={Text} />
        </Column>
        <Card tone="default" padding="large">
          <SentAnchor id={`${id}-sent`} tabIndex={-1}>
            {sent}
          </SentAnchor>
          {children}
        </Card>
      </Layout>
    </Section>
  );
}
