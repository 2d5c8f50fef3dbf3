import { type MessageKey, useMessages } from '../../../../design-system/messages';

/** Label and value of a fact; undefined or empty when not known. */
export type NamedFact = readonly [MessageKey, string | number | undefined];

/** The terms and values of a list of facts; facts without a value are left out. */
export function AvailableFacts({ facts }: { facts: readonly NamedFact[] }) {
  const message = useMessages();
  return facts.map(
    ([label, value]) =>
      value !== undefined &&
      value !== '' && (
        <div key={label}>
          <dt>{message(label)}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}
