import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '../../design-system/components/Table/Table';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Content/Table',
  component: Table,
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

export const Looks: Story = {
  render: (args) => (
    <Specimens>
      <Specimen label="lines; scrolls sideways on phones" wide>
        <Table {...args} />
      </Specimen>
      <Specimen label="zebra and compact; columns below each other on phones" wide>
        <Table
          {...args}
          caption="The same, for looking up"
          look="zebra"
          density="compact"
          phone="stack"
        />
      </Specimen>
    </Specimens>
  ),
};
