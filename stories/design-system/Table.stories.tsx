import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../design-system/components/Table/Table';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Table',
  component: Table,
  parameters: {
    guide: {
      purpose: 'Shows figures in rows and columns, to compare or to look up.',
      use: ['Several things by the same properties'],
      avoid: ['One thing and its properties: use a list', 'Layout: use Grid'],
      variants: {
        variant: {
          lines: 'A line below each row; the usual one',
          zebra: 'Every other row on a surface, for wide tables',
        },
        density: { normal: 'To read', compact: 'To look up in many rows' },
        responsive: {
          scroll: 'Scrolls sideways on phones, for comparing; the first column stays',
          stack: 'Columns below each other on phones, for looking up one row',
        },
      },
      accessibility: {
        role: 'A table with its caption; the first cell of a row is its header.',
        keyboard:
          'Where it is wider than its place it takes the focus and scrolls with the arrow keys.',
        focus: 'The ring is drawn inside its edge.',
        contrast:
          'Text on background and surface, 4.5 : 1. Forced colours draw lines between the rows.',
      },
      do: {
        because: 'A caption, headers, and figures aligned at their ends.',
        render: () => (
          <Table
            caption="Range"
            columns={[{ title: 'Version' }, { title: 'WLTP', align: 'end' }]}
            rows={[
              ['Single Motor', '344 km'],
              ['Extended Range', '1,476 km'],
            ]}
          />
        ),
      },
      dont: {
        because: 'Figures aligned at their start cannot be compared, and units are mixed.',
        render: () => (
          <Table
            caption="Figures"
            columns={[{ title: '' }, { title: '' }]}
            rows={[
              ['Single Motor', '344 km'],
              ['Extended Range', '917 miles'],
            ]}
          />
        ),
      },
    } satisfies Guide<typeof Table>,
  },
  args: {
    caption: 'Volvo EX30, three versions',
    columns: [
      { title: 'Version' },
      { title: 'Range (WLTP)', align: 'end' as const },
      { title: 'Power', align: 'end' as const },
      { title: '0–100 km/h', align: 'end' as const },
      { title: 'Charging, 10–80 %', align: 'end' as const },
      { title: 'Price from', align: 'end' as const },
    ],
    rows: [
      ['Single Motor', '344 km', '200 kW', '5.7 s', '26 min', '399,000'],
      ['Extended Range', '476 km', '200 kW', '5.3 s', '28 min', '449,000'],
      ['Twin Motor Performance', '450 km', '315 kW', '3.6 s', '28 min', '519,000'],
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="lines; scrolls sideways on phones" wide>
        <Table {...args} />
      </Specimen>
      <Specimen label="zebra and compact; columns below each other on phones" wide>
        <Table
          {...args}
          caption="The same, for looking up"
          variant="zebra"
          density="compact"
          responsive="stack"
        />
      </Specimen>
    </Specimens>
  ),
};
