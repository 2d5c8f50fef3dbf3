import type { CSSProperties } from 'react';
import { Heading } from '../../design-system/components/Heading/Heading';
import { FieldImage } from '../../design-system/fields/FieldImage';
import { FieldText } from '../../design-system/fields/FieldText';
import { isFilled } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { FooterBrandFields, FooterProps, ImageField } from '../../schema/generated/fields';
import { chooseColumns } from '../../rendering/columnsOf';
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

/**
 * Number of columns at a breakpoint, chosen so that no logo is alone in a row and few logos do not get
 * too large.
 */
function chooseColumnCount(count: number, options: readonly number[]): number {
  const minColumns = Math.min(...options);
  return count < minColumns ? minColumns : chooseColumns(count, options);
}

function columnStyle(count: number): CSSProperties {
  return customProperties({
    '--columns-md': chooseColumnCount(count, [5, 4, 6]),
    '--columns-lg': chooseColumnCount(count, [8, 7, 6, 5]),
    '--columns-xl': chooseColumnCount(count, [10, 9, 8, 7]),
  });
}

const LOGO_SIZE = { width: 320, height: 160 } as const;

/** The greyscale logo, which is visible without hover or focus. */
const GreyscaleLogo = styled('span', {
  display: 'grid',
  zIndex: '$raised',
  '@motion': { transition: 'opacity $fast' },
  'a:hover > &, a:focus-visible > &': { opacity: 0 },
});

interface FooterBrandsProps extends Pick<FooterProps, 'ShowBrands' | 'BrandsHeading' | 'Brands'> {
  /** Path of the car list; without it the logos are not links. */
  carListPath: string | undefined;
}

/** The site's brands, each with a link to its cars. */
export function FooterBrands(props: FooterBrandsProps) {
  const { ShowBrands, BrandsHeading, Brands = [], carListPath } = props;
  const brands = Brands.filter(({ Logo, LogoBlackAndWhite }) => Logo ?? LogoBlackAndWhite);
  if (!ShowBrands || brands.length === 0) return null;
  return (
    <Row>
      {BrandsHeading && (
        <Heading level={2} size={5}>
          <FieldText field={BrandsHeading} />
        </Heading>
      )}
      <List role="list" style={columnStyle(brands.length)}>
        {brands.map((brand, index) => (
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
        <GreyscaleLogo>
          <LogoImage field={LogoBlackAndWhite} alt="" />
        </GreyscaleLogo>
      </>
    ) : (
      // Visitors see the field that has a logo; in an editor, the empty field is shown as well.
      <LogoImage
        field={isFilled(LogoBlackAndWhite) ? LogoBlackAndWhite : (Logo ?? LogoBlackAndWhite)}
        alt={name}
      />
    );
  if (!carListPath || !name) return <div>{logos}</div>;
  return <a href={brandHref(carListPath, name)}>{logos}</a>;
}

/** A logo with the brand's name as text alternative; next to another logo of the brand it is decoration. */
function LogoImage({ field, alt = '' }: { field: ImageField | undefined; alt?: string }) {
  if (!field) return null;
  const { width = LOGO_SIZE.width, height = LOGO_SIZE.height } = field.value;
  const namedField = { ...field, value: { ...field.value, alt: alt || undefined, width, height } };
  return (
    <FieldImage
      field={namedField}
      fit="contain"
      sizes="160px"
      fallback={alt && <span>{alt}</span>}
    />
  );
}

/** Address of the car list with the brand as its filter. */
function brandHref(path: string, brand: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}car_brand=${encodeURIComponent(brand)}`;
}
