import type { ReactNode } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';

const Ground = styled('main', {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  padding: '$6 $gutter',
  backgroundColor: '$surface',
});

const Paper = styled('div', {
  display: 'grid',
  gap: '$5',
  inlineSize: '100%',
  maxInlineSize: '$sheet',
  padding: '$6',
  borderRadius: '$card',
  backgroundColor: '$bg',
  boxShadow: '$raised',
});

const Intro = styled('div', { display: 'grid', gap: '$2' });

/** The fields of a form on a sheet, one below the other. */
export const SheetForm = styled('form', { display: 'grid', gap: '$5' });

/** A message of success; of a problem with the variant `wrong`. */
export const Notice = styled('p', {
  margin: 0,
  padding: '$3 $4',
  borderInlineStart: '4px solid $success',
  backgroundColor: '$surface',
  fontSize: '$small',
  variants: { variant: { wrong: { borderColor: '$danger' } } },
});

interface SheetProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}

/** A small page outside the editor: signing in, a new password. */
export function Sheet({ title, intro, children }: SheetProps) {
  return (
    <Ground>
      <Paper>
        <Intro>
          <Heading level={1} size={3}>
            {title}
          </Heading>
          {intro && (
            <Text color="muted" size="small">
              {intro}
            </Text>
          )}
        </Intro>
        {children}
      </Paper>
    </Ground>
  );
}
