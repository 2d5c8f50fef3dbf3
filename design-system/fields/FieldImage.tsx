import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { ImageField } from '../../schema/generated/fields';
import { Image, type ImageProps } from '../components/Image/Image';
import { forwardProps } from '../styling/forwardProps';
import { EditedField } from './EditedField';
import { isFilled } from './useFieldVisibility';

export interface FieldImageProps extends Omit<
  ImageProps,
  'src' | 'alt' | 'width' | 'height' | 'phone'
> {
  field: ImageField | undefined;
  /** The crop for phones; if empty, `field` is used. */
  phone?: ImageField;
  /** Shown if the picture is empty, to visitors and editors. */
  fallback?: ReactNode;
}

const ownProps = new Set(['field', 'phone', 'fallback']);

/** An image field; renders nothing without a source. Without an alternative text it is decoration. */
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
  const passed = forwardProps(props, ownProps);
  const image: ImageProps = Object.assign(passed, { src, alt, width, height });
  if (focalpoint) image.focalpoint = focalpoint;
  image.phone = isFilled(phone) ? phone.value : undefined;
  return jsx(Image, image);
}
