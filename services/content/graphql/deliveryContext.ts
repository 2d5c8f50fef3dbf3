import type { ContentStore } from '../contentStore';
import type { ContentTree, LocalItem } from '../contentTree';
import type { FieldValue } from '../item';
import type { TemplateField } from '../templates';

/** What every resolver of one request sees. */
export interface DeliveryContext {
  store: ContentStore;
  /** Drafts for editors, else what is published; the same tree for the whole request. */
  tree: ContentTree;
  editing: boolean;
  variant?: string;
}

/** The source of the wire's ItemField. */
export interface LocalField {
  source: LocalItem;
  field: TemplateField;
  value: FieldValue | undefined;
}
