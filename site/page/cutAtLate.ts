import { latePlace } from '../../blocks/LateBlock';
import { htmlText, type HtmlPieces } from '../../platform/pages/html';

/** A body up to its first late block, and from there on. */
export function cutAtLate(body: HtmlPieces): { before: HtmlPieces; late?: HtmlPieces } {
  const cut = body.findIndex((piece) => htmlText(piece).includes(latePlace));
  if (cut === -1) return { before: body };
  const [opening = '', ...late] = htmlText(body[cut] ?? '').split(latePlace);
  const rest = body
    .slice(cut + 1)
    .map((piece) =>
      htmlText(piece).includes(latePlace) ? htmlText(piece).replaceAll(latePlace, '') : piece,
    );
  return { before: [...body.slice(0, cut), opening], late: [...late, ...rest] };
}
