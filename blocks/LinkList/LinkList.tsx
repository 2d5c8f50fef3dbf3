import type { LinkListProps } from '../../schema/generated/fields';

/** A list of links, such as the shortcuts below a hero. */
export function LinkList(fields: LinkListProps) {
  return <section>{fields.Title && <p>{fields.Title.value}</p>}</section>;
}
