import type { ContentStore } from '../items/ContentStore';
import type { ContentTree, LocalItem } from '../items/ContentTree';
import type { FieldValue } from '../items/item.types';
import type { TemplateField } from '../items/buildTemplates';

/** Context of the resolvers of one request. */
export interface DeliveryContext {
  store: ContentStore;
  /** The drafts for editors, otherwise the published content. The same tree for the whole request. */
  tree: ContentTree;
  isEditing: boolean;
  variant?: string;
}

/** A field of an item in a language: the source of the GraphQL type `ItemField`. */
export interface LocalField {
  source: LocalItem;
  field: TemplateField;
  value: FieldValue | undefined;
}
