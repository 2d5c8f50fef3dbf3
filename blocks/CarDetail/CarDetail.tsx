import type { CarDetailProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { CarDetailData } from '../../features/car/ui/page/carDetailData';
import { CarGone } from '../../features/car/ui/page/CarGone';
import { CarPage } from '../../features/car/ui/page/CarPage';
import { CarSheet } from '../../features/car/ui/page/CarSheet';
import { CarReport } from '../../features/car/ui/page/CarReport';
import { CarUnknown } from '../../features/car/ui/page/CarUnknown';

/** The car that the page's address names, or what to do without it (spec 2 §2). */
export function CarDetail({ data, ...fields }: WithData<CarDetailProps, CarDetailData>) {
  if (!data) return null;
  if (data.state === 'gone') return <CarGone {...fields} data={data} />;
  if (data.state === 'unknown') return <CarUnknown />;
  if (data.isSheet) return <CarSheet data={data} />;
  return data.isReport ? <CarReport data={data} /> : <CarPage {...fields} data={data} />;
}
