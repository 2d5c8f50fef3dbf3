import { Image } from '../../../../design-system/components/Image/Image';
import { styled } from '../../../../design-system/stitches';
import { normalizeBrand } from '../../../../domain/dealers/newCarDepartment';
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

const LogoBox = styled('span', { position: 'relative', inlineSize: '$logo', aspectRatio: '2 / 1' });

interface DepartmentMakesProps {
  /** Codes of makes. */
  makes: readonly string[];
  brands: readonly BrandFields[];
}

/** The makes of a department with their logos; the name only if there is no logo. */
export function DepartmentMakes({ makes, brands }: DepartmentMakesProps) {
  const makesWithLogo = makes
    .map((make) => {
      const logo = findLogo(make, brands);
      return { make, logo, name: logo?.alt || make };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Makes role="list">
      {makesWithLogo.map(({ make, logo, name }) => (
        <li key={make}>
          {logo && (
            <LogoBox>
              <Image src={logo.src} alt="" layout="fill" fit="contain" sizes="80px" />
            </LogoBox>
          )}
          {name}
        </li>
      ))}
    </Makes>
  );
}

function findLogo(make: string, brands: readonly BrandFields[]) {
  const brand = brands.find(
    ({ brandCode }) => brandCode && normalizeBrand(brandCode) === normalizeBrand(make),
  );
  return (brand?.blackAndWhiteLogo ?? brand?.logo)?.value;
}
