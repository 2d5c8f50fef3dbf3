import { styled } from '../../../../design-system/stitches';
import { qrPath } from './qrPath';

/** Black on white in every theme, as cameras need it. */
const Code = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Code>
  );
}
