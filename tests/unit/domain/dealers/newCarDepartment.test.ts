import { newCarDepartment } from '../../../../domain/dealers/newCarDepartment';

const department = (department_type: string, ...codes: string[]) => ({
  department_type,
  brands: codes.map((brand_code) => ({ brand_code })),
});

const departments = [
  department('Workshop', 'volvo'),
  department('NewCars', 'mercedes-benz', 'skoda'),
];

test('[OQ-79] finds the department that sells new cars of a make, regardless of spelling', () => {
  expect(newCarDepartment(departments, 'Mercedes-Benz')).toBe(departments[1]);
  expect(newCarDepartment(departments, 'Škoda')).toBe(departments[1]);
});

test('does not return a workshop for the make', () => {
  expect(newCarDepartment(departments, 'Volvo')).toBeUndefined();
  expect(newCarDepartment(undefined, 'Volvo')).toBeUndefined();
});
