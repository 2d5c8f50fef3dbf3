/** What decides whether a department of a dealer sells new cars of a make. */
interface Department {
  department_type: string;
  brands: readonly { brand_code: string }[];
}

/** The department of a dealer that sells new cars of a make (OQ-79). */
export function newCarDepartment<Known extends Department>(
  departments: readonly Known[] | undefined,
  brand: string,
): Known | undefined {
  const wanted = codeOf(brand);
  return departments?.find(
    ({ department_type, brands }) =>
      department_type === 'NewCars' &&
      brands.some(({ brand_code }) => codeOf(brand_code) === wanted),
  );
}

/** Makes are compared by their letters and digits alone: `Mercedes-Benz` is `mercedes-benz`. */
export const codeOf = (brand: string): string =>
  brand
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
