import type { FrameProps } from '../../../design-system/components/FormField/FormField';
import type { RawValue } from '../authoring';

/** Props of an input with a compound value: a link, a picture or a file. */
export interface CompoundInputProps extends Pick<FrameProps, 'hint' | 'error'> {
  label: string;
  value: Readonly<Record<string, RawValue>>;
  /** Null empties the field. */
  onChange: (value: Record<string, RawValue> | null) => void;
}
