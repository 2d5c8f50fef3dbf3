import type { CarDetailProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { CarDetailData } from '../../features/car/ui/page/carDetailData';
import { CarGone } from '../../features/car/ui/page/CarGone';
import { CarPage } from '../../features/car/ui/page/CarPage';
import { CarSheet } from '../../features/car/ui/page/CarSheet';
import { CarReport } from '../../features/car/ui/page/CarReport';
import { CarUnknown } from '../../features/car/ui/page/CarUnknown';

/** The car in the page's address; a message if it is sold or cannot be loaded. */
export function CarDetail({ data, ...fields }: WithData<CarDetailProps, CarDetailData>) {
  if (!data) return null;
  if (data.state === 'gone') return <CarGone {...fields} data={data} />;
  if (data.state === 'unknown') return <CarUnknown />;
  if (data.isSheet) return <CarSheet data={data} />;
  return data.isReport ? <CarReport data={data} /> : <CarPage {...fields} data={data} />;
}
