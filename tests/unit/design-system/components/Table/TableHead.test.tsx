import { renderToStaticMarkup } from 'react-dom/server';
import { Table } from '../../../../../design-system/components/Table/Table';

const markup = (columns: readonly { title: string }[]) =>
  renderToStaticMarkup(<Table caption="Priser" columns={columns} rows={[['Bromsar', '990 kr']]} />);

test('[TABLE-06] a table without columns renders no empty head', () => {
  expect(markup([])).toContain('990 kr');
  expect(markup([])).not.toContain('<thead');
  expect(markup([{ title: 'Tjänst' }, { title: 'Pris' }])).toContain('<thead');
});
