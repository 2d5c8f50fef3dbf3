import { Image } from '../../../../design-system/components/Image/Image';
import { styled } from '../../../../design-system/stitches';
import { codeOf } from '../../../../domain/dealers/newCarDepartment';
import type { BrandFields } from '../../../../schema/generated/fields';

const Makes = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$swatch, 1fr))',
  gap: '$4 $3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$caption',
  textAlign: 'center',
  '& > li': { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '$1' },
});

/** Marks keep their own colours, which suit light ground. */
const Mark = styled('span', { position: 'relative', inlineSize: '$logo', aspectRatio: '2 / 1' });

interface DepartmentMakesProps {
  /** Codes of makes. */
  makes: readonly string[];
  brands: readonly BrandFields[];
}

/** The makes of a department with their marks; one without a mark by its name alone (spec 3 §3.1). */
export function DepartmentMakes({ makes, brands }: DepartmentMakesProps) {
  const marked = makes
    .map((make) => {
      const mark = markOf(make, brands);
      return { make, mark, name: mark?.alt || make };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Makes role="list">
      {marked.map(({ make, mark, name }) => (
        <li key={make}>
          {mark && (
            <Mark>
              <Image src={mark.src} alt="" place="fill" fit="contain" sizes="80px" />
            </Mark>
          )}
          {name}
        </li>
      ))}
    </Makes>
  );
}

function markOf(make: string, brands: readonly BrandFields[]) {
  const brand = brands.find(({ brandCode }) => brandCode && codeOf(brandCode) === codeOf(make));
  return (brand?.blackAndWhiteLogo ?? brand?.logo)?.value;
}
