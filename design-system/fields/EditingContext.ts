import { createContext, use, type ReactNode } from 'react';
import type { FieldMetadata } from '../../schema/generated/fields';

/** Kinds of fields that are edited in place; each has its own hint for empty fields. */
export type EditedKind = 'text' | 'richText' | 'link' | 'image' | 'date' | 'file';

export interface EditedFieldProps {
  kind: EditedKind;
  metadata: FieldMetadata;
  /** The field as visitors see it; null if it is empty. */
  children: ReactNode;
  /** Content that visitors see instead of an empty field. */
  fallback?: ReactNode;
}

/** Marks that show an editor where fields, blocks and placeholders begin and end. */
export interface EditingMarks {
  field: (props: EditedFieldProps) => ReactNode;
  block: (props: { uid: string; children: ReactNode }) => ReactNode;
  placeholder: (props: { name: string; parent?: string; children: ReactNode }) => ReactNode;
}

/**
 * The marks of a page that is being edited, set once per page; null in normal mode. A context, so that their code is
 * not part of the scripts for visitors.
 */
export const EditingContext = createContext<EditingMarks | null>(null);

/** Whether the page is being edited. */
export function useEditing(): boolean {
  return use(EditingContext) !== null;
}
