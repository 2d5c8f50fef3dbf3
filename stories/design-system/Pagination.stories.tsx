import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../../design-system/components/Pagination/Pagination';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pages: 3, hrefOf: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

const places = [
  [1, 3],
  [1, 24],
  [12, 24],
  [24, 24],
] as const;

export const Places: Story = {
  render: ({ hrefOf }) => (
    <Specimens>
      {places.map(([page, pages]) => (
        <Specimen key={`${page}-${pages}`} label={`page ${page} of ${pages}`} wide>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={hrefOf}
            aria-label={`Pages, ${page} of ${pages}`}
          />
        </Specimen>
      ))}
    </Specimens>
  ),
};
