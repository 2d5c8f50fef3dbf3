import { useState } from 'react';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../../design-system/stitches';
import type { Authoring } from '../../authoring';
import { FieldForm, type FieldFormProps } from '../../forms/FieldForm';
import type { Place } from '../usePages';
import { pagePreview } from './pagePreview';
import { pageSettingsTexts as texts } from './pageSettingsTexts';
import { PreviewCards } from './PreviewCards';
import { usePageSurroundings } from './usePageSurroundings';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, $sizes$sheet)',
    gap: '$8',
    '& > aside': {
      order: 1,
      position: 'sticky',
      insetBlockStart: '$space$9',
      alignSelf: 'start',
    },
  },
});

export interface PageSettingsFormProps extends FieldFormProps {
  authoring: Authoring;
  place: Place;
  itemId: string;
}

/** The fields of a page, and beside them how it will be found and shared while they are written. */
export function PageSettingsForm({ authoring, place, itemId, ...form }: PageSettingsFormProps) {
  const [values, setValues] = useState(form.values);
  const surroundings = usePageSurroundings(authoring, place, itemId);
  return (
    <Layout>
      <aside aria-labelledby="page-preview">
        <VisuallyHidden as="h2" id="page-preview">
          {texts.preview}
        </VisuallyHidden>
        <PreviewCards preview={pagePreview(values, surroundings)} />
      </aside>
      <FieldForm {...form} onChange={setValues} />
    </Layout>
  );
}
