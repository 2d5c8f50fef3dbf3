import type { ContentStore } from '../items/contentStore';
import type { ContentTree, LocalItem } from '../items/contentTree';
import type { FieldValue } from '../items/item';
import type { TemplateField } from '../items/templates';

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
