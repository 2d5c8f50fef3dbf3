import type { StageRowProps } from '../../schema/generated/fields';

/** Blocks side by side, with an optional heading and link above them. */
export function StageRow(fields: StageRowProps) {
  return (
    <section>
      {fields.Title && <p>{fields.Title.value}</p>}
      {fields.Text && <p>{fields.Text.value}</p>}
      {fields.slots['stage-row']}
    </section>
  );
}
