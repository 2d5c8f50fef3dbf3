import { messageText } from '../../refusalText';
import { useState } from 'react';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../../design-system/stitches';
import type { Authoring, RawValue } from '../../authoring';
import { FieldForm, type FieldFormProps } from '../../forms/FieldForm';
import { publicAddress } from '../pageAddresses';
import { useAddressCheck } from '../PageLocationFields';
import type { Place } from '../usePages';
import { toPagePreview } from './pagePreview';
import { pageSettingsTexts as texts } from './pageSettingsTexts';
import { PreviewCards } from './PreviewCards';
import { usePreviewContext } from './usePreviewContext';

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

/** The fields of a page, with live previews of search results and shared links. */
export function PageSettingsForm({ authoring, place, itemId, ...form }: PageSettingsFormProps) {
  const [values, setValues] = useState(form.values);
  const loadedContext = usePreviewContext(authoring, place, itemId);
  const { language, site } = place;
  const slug = toText(values.slug);
  const isChanged = slug !== toText(form.values.slug);
  const address = useAddressCheck(
    authoring,
    // The page stays where it is: with a language, the service ignores `parentId`, which it requires.
    isChanged ? { parentId: itemId, name: slug, itemId, language } : undefined,
  );
  const previewContext = {
    ...loadedContext,
    saved: form.values,
    ...(address && { address: publicAddress(place, address.route) }),
  };
  // In the first language the address is changed by moving the page.
  const { slug: slugContract, ...otherFields } = form.fields;
  const hasSlug = slugContract !== undefined && language !== site.languages[0];
  return (
    <Layout>
      <aside aria-labelledby="page-preview">
        <VisuallyHidden as="h2" id="page-preview">
          {texts.preview}
        </VisuallyHidden>
        <PreviewCards preview={toPagePreview(values, previewContext)} />
      </aside>
      <FieldForm
        {...form}
        fields={hasSlug ? form.fields : otherFields}
        knownProblems={address?.problem ? { slug: messageText(address.problem) } : undefined}
        onChange={setValues}
      />
    </Layout>
  );
}

const toText = (value: RawValue): string => (typeof value === 'string' ? value : '');
