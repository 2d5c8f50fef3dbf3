import type { CSSProperties } from 'react';
import { Heading } from '../../design-system/components/Heading/Heading';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { isFilled } from '../../design-system/fields/useShown';
import { styled } from '../../design-system/stitches';
import type { FooterBrandFields, FooterProps, ImageField } from '../../schema/generated/fields';
import { fullRows } from '../../rendering/columnsOf';
import { customProperties } from '../../design-system/styling/customProperties';

const Row = styled('div', {
  display: 'grid',
  gap: '$4',
  paddingBlockEnd: '$7',
  '@print': { display: 'none' },
});

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$logo, 1fr))',
  '@md': { gridTemplateColumns: 'repeat(var(--columns-md), minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(var(--columns-lg), minmax(0, 1fr))' },
  '@xl': { gridTemplateColumns: 'repeat(var(--columns-xl), minmax(0, 1fr))' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > *': {
    display: 'grid',
    overflow: 'clip',
    borderRadius: '$small',
    '& > *': { gridArea: '1 / 1' },
  },
});

/** Columns from a width on: none of the logos stands alone, and few of them do not grow large. */
function columns(count: number, options: readonly number[]): number {
  const fewest = Math.min(...options);
  return count < fewest ? fewest : fullRows(count, options);
}

function columnStyle(count: number): CSSProperties {
  return customProperties({
    '--columns-md': columns(count, [5, 4, 6]),
    '--columns-lg': columns(count, [8, 7, 6, 5]),
    '--columns-xl': columns(count, [10, 9, 8, 7]),
  });
}

const logo = { width: 320, height: 160 } as const;

/** In its place until the pointer or the focus comes to the logo. */
const Quiet = styled('span', {
  display: 'grid',
  zIndex: '$raised',
  '@motion': { transition: 'opacity $fast' },
  'a:hover > &, a:focus-visible > &': { opacity: 0 },
});

interface FooterBrandsProps extends Pick<FooterProps, 'ShowBrands' | 'BrandsHeading' | 'Brands'> {
  /** Path of the car list; without one the logos lead nowhere. */
  carListPath: string | undefined;
}

/** The site's brands, each leading to its cars (spec 1 §2.6). */
export function FooterBrands(props: FooterBrandsProps) {
  const { ShowBrands, BrandsHeading, Brands = [], carListPath } = props;
  const shown = Brands.filter(({ Logo, LogoBlackAndWhite }) => Logo ?? LogoBlackAndWhite);
  if (!ShowBrands || shown.length === 0) return null;
  return (
    <Row>
      {BrandsHeading && (
        <Heading level={2} size={5}>
          <FieldText field={BrandsHeading} />
        </Heading>
      )}
      <List role="list" style={columnStyle(shown.length)}>
        {shown.map((brand, index) => (
          <li key={index}>
            <Brand brand={brand} carListPath={carListPath} />
          </li>
        ))}
      </List>
    </Row>
  );
}

function Brand({ brand, carListPath }: { brand: FooterBrandFields; carListPath?: string }) {
  const { Name, Logo, LogoBlackAndWhite } = brand;
  const name = Name?.value.trim();
  const logos =
    isFilled(Logo) && isFilled(LogoBlackAndWhite) ? (
      <>
        <LogoImage field={Logo} alt={name} />
        <Quiet>
          <LogoImage field={LogoBlackAndWhite} alt="" />
        </Quiet>
      </>
    ) : (
      // Of two fields the one with a logo is what visitors see; while a page is edited the other is there, too.
      <LogoImage
        field={isFilled(LogoBlackAndWhite) ? LogoBlackAndWhite : (Logo ?? LogoBlackAndWhite)}
        alt={name}
      />
    );
  if (!carListPath || !name) return <div>{logos}</div>;
  return <a href={carsOf(carListPath, name)}>{logos}</a>;
}

/** A logo under the brand's name; one beside another of the same brand is decoration. */
function LogoImage({ field, alt = '' }: { field: ImageField | undefined; alt?: string }) {
  if (!field) return null;
  const { width = logo.width, height = logo.height } = field.value;
  const named = { ...field, value: { ...field.value, alt: alt || undefined, width, height } };
  return (
    <FieldImage field={named} fit="contain" sizes="160px" fallback={alt && <span>{alt}</span>} />
  );
}

/** Address of the car list with the brand as its filter. */
function carsOf(path: string, brand: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}car_brand=${encodeURIComponent(brand)}`;
}
