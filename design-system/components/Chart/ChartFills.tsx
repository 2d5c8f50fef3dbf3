import { ground, stroke } from './marks';

/** How a shape is filled; each can be told from the others without colour. */
export type ChartFill = 'solid' | 'striped' | 'dotted' | 'empty';

/** Value of `fill` for a shape, given the id of the drawing's `ChartFills`; undefined for what a class fills. */
export function fillOf(fill: ChartFill, id: string): string | undefined {
  return fill === 'striped' || fill === 'dotted' ? `url(#${id}${fill})` : undefined;
}

/** Patterns of one drawing; ids are the page's, so each drawing has its own. */
export function ChartFills({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}striped`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={ground()} width="7" height="7" />
        <path className={stroke()} d="M3.5 0v7" />
      </pattern>
      <pattern id={`${id}dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={ground()} width="6" height="6" />
        <path className={stroke()} d="M2 3h2" />
      </pattern>
    </defs>
  );
}
