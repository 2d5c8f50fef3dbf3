import { ground, stroke } from './marks';

/** Fill of a shape; the fills can be distinguished without colour. */
export type ChartFill = 'solid' | 'striped' | 'dotted' | 'empty';

/** SVG `fill` of a pattern, for the id of the drawing's `ChartFills`; undefined if a class sets the fill. */
export function patternFill(fill: ChartFill, id: string): string | undefined {
  return fill === 'striped' || fill === 'dotted' ? `url(#${id}${fill})` : undefined;
}

/** Patterns of one drawing. Ids are unique per page, so each drawing has its own patterns. */
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
