import type { ReactNode } from 'react';
import type { FileField } from '../../schema/generated/fields';
import { Link, type LinkProps } from '../components/Link/Link';
import { useLanguage } from '../language';
import { fileName, fileType, formatFileSize } from './describeFile';
import { EditedField } from './EditedField';
import { isFilled } from './useFieldVisibility';

export interface FieldFileProps extends Omit<LinkProps, 'href' | 'title'> {
  field: FileField | undefined;
  /** Replaces the file's name. */
  children?: ReactNode;
}

/** A file field: a link with the file's name, type and size; renders nothing without an address. */
export function FieldFile(props: FieldFileProps) {
  const { field } = props;
  if (!field?.metadata) return <FileLink {...props} />;
  return (
    <EditedField kind="file" metadata={field.metadata}>
      {isFilled(field) ? <FileLink {...props} /> : null}
    </EditedField>
  );
}

function FileLink({ field, children, ...rest }: FieldFileProps) {
  const language = useLanguage();
  if (!isFilled(field)) return null;
  const { value } = field;
  const facts = [fileType(value), formatFileSize(value.size, language)].filter(Boolean);
  return (
    <Link {...rest} href={value.src} type={value.mimeType}>
      {children ?? fileName(value)}
      {facts.length > 0 && ` (${facts.join(', ')})`}
    </Link>
  );
}
