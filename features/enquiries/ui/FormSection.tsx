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
  /** Of the section; what was sent is thanked for under the same name. */
  id: string;
  /** Where the content says nothing. */
  title: string;
  /** Thanks for what was sent without script. */
  sent: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form with the subject it is about next to it. */
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
