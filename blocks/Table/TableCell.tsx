import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { TableCellFields } from '../../schema/generated/fields';

const Picture = styled('span', {
  display: 'block',
  inlineSize: '$column',
  maxInlineSize: '40vw',
  '& img': { borderRadius: '$small' },
});

const Lines = styled('span', { display: 'grid', gap: '$1' });
const CellLink = styled('span', { color: '$muted', fontWeight: '$regular' });

/** A cell: a picture, else a link with two lines, else up to three lines of text. */
export function TableCell({ Image, Link, LinkText, Line1, Line2, Line3 }: TableCellFields) {
  const isShown = useFieldVisibility();
  if (isShown(Image)) {
    return (
      <Picture>
        <FieldImage field={Image} sizes="208px" />
      </Picture>
    );
  }
  if (isShown(Link)) {
    return (
      <Lines>
        <FieldLink field={Link} />
        {isShown(LinkText) && (
          <CellLink>
            <FieldText field={LinkText} />
          </CellLink>
        )}
      </Lines>
    );
  }
  const [firstLine, ...otherLines] = [Line1, Line2, Line3].filter((line) => isShown(line));
  if (!firstLine) return null;
  return (
    <Lines>
      <span>
        <FieldText field={firstLine} />
      </span>
      {otherLines.map((line, index) => (
        <CellLink key={index}>
          <FieldText field={line} />
        </CellLink>
      ))}
    </Lines>
  );
}
