import { createContext, use, type ReactNode } from 'react';
import type { FieldMetadata } from '../../schema/generated/fields';

/** Kinds of content that are edited in place; each has a hint of its own where it is empty. */
export type EditedKind = 'text' | 'richText' | 'link' | 'image' | 'date' | 'file';

export interface EditedFieldProps {
  kind: EditedKind;
  metadata: FieldMetadata;
  /** The field as visitors see it; null when it is empty. */
  children: ReactNode;
  /** What visitors see instead of an empty field. */
  fallback?: ReactNode;
}

/** How a page tells its editor where fields, blocks and placeholders begin and end. */
export interface EditingMarks {
  field: (props: EditedFieldProps) => ReactNode;
  block: (props: { uid: string; children: ReactNode }) => ReactNode;
  placeholder: (props: { name: string; parent?: string; children: ReactNode }) => ReactNode;
}

/**
 * The marks of a page that is being edited, set once per page; null in normal mode. They come from outside, so that
 * nothing of them is part of what visitors load.
 */
export const EditingContext = createContext<EditingMarks | null>(null);

/** Whether the page is being edited. */
export function useEditing(): boolean {
  return use(EditingContext) !== null;
}
