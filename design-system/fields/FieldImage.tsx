import type { ImageField } from '../../schema/generated/fields';
import { Image, type ImageProps } from '../components/Image/Image';
import { isFilled } from './useShown';

export interface FieldImageProps extends Omit<
  ImageProps,
  'src' | 'alt' | 'width' | 'height' | 'phone'
> {
  field: ImageField | undefined;
  /** The crop for phones; the other picture stands in when it is empty. */
  phone?: ImageField;
}

/** An image field. Nothing at all without a source; without an alternative text it is decoration. */
export function FieldImage({ field, phone, ...rest }: FieldImageProps) {
  if (!isFilled(field)) return null;
  const { src, alt = '', width, height } = field.value;
  return (
    <Image
      {...rest}
      src={src}
      alt={alt}
      width={width}
      height={height}
      phone={isFilled(phone) ? phone.value : undefined}
    />
  );
}
