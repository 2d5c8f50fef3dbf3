/** The fields of a dealer's department that show whether it sells new cars of a make. */
interface Department {
  department_type: string;
  brands: readonly { brand_code: string }[];
}

/** The department of a dealer that sells new cars of a make (OQ-79). */
export function newCarDepartment<Candidate extends Department>(
  departments: readonly Candidate[] | undefined,
  brand: string,
): Candidate | undefined {
  const brandCode = normalizeBrand(brand);
  return departments?.find(
    ({ department_type, brands }) =>
      department_type === 'NewCars' &&
      brands.some(({ brand_code }) => normalizeBrand(brand_code) === brandCode),
  );
}

/**
 * A make with only its letters and digits, for comparisons: `Mercedes-Benz` and `mercedes benz` are equal.
 */
export const normalizeBrand = (brand: string): string =>
  brand
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
