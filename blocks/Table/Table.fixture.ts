import type { BlockExamples } from '../blockExamples';

const line = (value: string) => ({ Line1: { value } });

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Models and what they tow' },
    data: {
      columns: [
        { name: 'picture', title: 'Model' },
        { name: 'name', title: 'Version' },
        { name: 'power', title: 'Power' },
        { name: 'weight', title: 'Trailer' },
      ],
    },
    Rows: [
      {
        Cells: [
          {
            Image: {
              value: {
                src: '/-/media/cars/pickup-blue-front-quarter.webp',
                alt: 'Blue pickup',
                width: 1920,
                height: 1080,
              },
            },
          },
          {
            Link: { value: { href: '/modeller/ranger', text: 'Double cab' } },
            LinkText: { value: 'Five seats' },
          },
          {
            Line1: { value: '205 hp' },
            Line2: { value: '500 Nm' },
            Line3: { value: 'Automatic, ten speeds' },
          },
          line('3,500 kg'),
        ],
      },
      {
        Cells: [
          {
            Image: {
              value: {
                src: '/-/media/cars/pickup-grey-front-quarter.webp',
                alt: 'Grey pickup',
                width: 1920,
                height: 1080,
              },
            },
          },
          {
            Link: { value: { href: '/modeller/f-150', text: 'Super crew' } },
            LinkText: { value: 'Six seats' },
          },
          { Line1: { value: '400 hp' }, Line2: { value: '678 Nm' } },
          line('4,500 kg'),
        ],
      },
    ],
  },
  FewColumns: {
    Title: { value: 'Opening hours' },
    data: {
      columns: [
        { name: 'day', title: 'Day' },
        { name: 'sales', title: 'Showroom' },
        { name: 'workshop', title: 'Workshop' },
      ],
    },
    Rows: [
      { Cells: [line('Monday to Friday'), line('9–18'), line('7–17')] },
      { Cells: [line('Saturday'), line('10–15'), line('Closed')] },
    ],
  },
  WithoutHeaders: {
    Title: { value: 'Prices' },
    data: { columns: [] },
    Rows: [{ Cells: [line('Wheel change'), line('£45')] }],
  },
} satisfies BlockExamples<'Table'>;
