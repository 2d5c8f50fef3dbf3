import { dot, line, reference, ring } from './marks';

/** Mark of the main line in a legend. */
export function LineSwatch() {
  return (
    <svg width="28" height="14" aria-hidden="true">
      <path className={line()} d="M2 7h24" />
      <circle className={dot()} cx="14" cy="7" r="5" />
    </svg>
  );
}

/** Mark of the comparison line in a legend. */
export function ReferenceSwatch() {
  return (
    <svg width="28" height="14" aria-hidden="true">
      <path className={reference()} d="M2 7h24" />
      <circle className={ring()} cx="14" cy="7" r="4.5" />
    </svg>
  );
}
