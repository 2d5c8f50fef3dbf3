import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Badge } from '../../design-system/components/Badge/Badge';
import { Button } from '../../design-system/components/Button/Button';
import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Text } from '../../design-system/components/Text/Text';
import { collectStyles } from '../../design-system/stitches';
import type { Table } from './bench.types';

export const title = '200 elements of the design system, beside plain class names';

const cards = 40;
const repetitions = 400;

/** Measures cards of five elements (target: at most 3 times the cost of plain elements). */
export function run(): Promise<Table> {
  const plain = () => renderToString(<Plain />);
  const system = () => collectStyles(() => renderToString(<System />)).result;
  [plain, system].forEach((render) => measure(render));
  const plainMs = measure(plain);
  const systemMs = measure(system);
  const share = systemMs / plainMs;
  return Promise.resolve({
    columns: ['rendered', 'CPU ms', 'share'],
    rows: [
      ['plain class names', round(plainMs), 1],
      ['design system, styles collected', round(systemMs), round(share)],
    ],
    notes: ['Bar: at most 3 times the plain elements.'],
  });
}

function measure(render: () => string): number {
  const before = process.cpuUsage();
  for (let index = 0; index < repetitions; index++) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repetitions;
}

const round = (value: number) => Math.round(value * 100) / 100;

function repeat(element: (key: number) => ReactElement): ReactNode {
  return Array.from({ length: cards }, (_, index) => element(index));
}

function Plain() {
  return repeat((key) => (
    <div key={key} className="card outlined large">
      <span className="badge campaign">Campaign</span>
      <h2 className="heading three">Title</h2>
      <p className="text body">Text</p>
      <button type="button" className="button primary medium">
        Button
      </button>
    </div>
  ));
}

function System() {
  return repeat((key) => (
    <Card key={key}>
      <Badge variant="campaign">Campaign</Badge>
      <Heading level={2} size={3}>
        Title
      </Heading>
      <Text>Text</Text>
      <Button type="button">Button</Button>
    </Card>
  ));
}
