/** What tells whether a department of a dealer sells new cars of a make (spec 2 §3, Site). */
interface Department {
  department_type: string;
  brands: readonly { brand_code: string }[];
}

/** The department that sells new cars of a make, of those of a dealer (checklist OQ-79). */
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
