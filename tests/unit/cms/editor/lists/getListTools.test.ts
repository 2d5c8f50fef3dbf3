import type { ListPlace } from '../../../../../cms/editor/lists/arrangingApi';
import { getListTools, type ListToolHandlers } from '../../../../../cms/editor/lists/getListTools';

const labelsOf = (template: string) => {
  const place = { itemId: 'B', order: ['A', 'B', 'C'], template, fields: [] };
  return getListTools(place as unknown as ListPlace, {} as ListToolHandlers).map(
    ({ label, icon }) => `${icon}: ${label}`,
  );
};

test('[EDIT-10] slides of a carousel are moved forward and back, other items up and down', () => {
  const [forward, back] = labelsOf('CarouselSlide');
  expect(forward).toMatch(/^arrowLeft: Move .* forward$/);
  expect(back).toMatch(/^arrow: Move .* back$/);
  const [up, down] = labelsOf('QuestionAnswer');
  expect(up).toMatch(/^arrowUp: Move .* up$/);
  expect(down).toMatch(/^arrowDown: Move .* down$/);
});
