import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { ImageField } from '../../schema/generated/fields';
import { Image, type ImageProps } from '../components/Image/Image';
import { passOn } from '../styling/passOn';
import { EditedField } from './EditedField';
import { isFilled } from './useShown';

export interface FieldImageProps extends Omit<
  ImageProps,
  'src' | 'alt' | 'width' | 'height' | 'phone'
> {
  field: ImageField | undefined;
  /** The crop for phones; the other picture stands in when it is empty. */
  phone?: ImageField;
  /** Shown instead of an empty picture, for visitors and editors alike. */
  fallback?: ReactNode;
}

const own = new Set(['field', 'phone', 'fallback']);

/** An image field. Nothing at all without a source; without an alternative text it is decoration. */
export function FieldImage(props: FieldImageProps) {
  const { field, fallback } = props;
  if (!field?.metadata) return renderImage(props) ?? fallback ?? null;
  return (
    <EditedField kind="image" metadata={field.metadata} fallback={fallback}>
      {renderImage(props)}
    </EditedField>
  );
}

function renderImage(props: FieldImageProps) {
  const { field, phone } = props;
  if (!isFilled(field)) return null;
  const { src, alt = '', width, height, focalpoint } = field.value;
  const passed = passOn(props, own);
  const image: ImageProps = Object.assign(passed, { src, alt, width, height });
  if (focalpoint) image.focalpoint = focalpoint;
  image.phone = isFilled(phone) ? phone.value : undefined;
  return jsx(Image, image);
}
