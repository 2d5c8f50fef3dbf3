import type { CarDetailProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { CarDetailData } from './CarDetail.data';
import { CarGone } from './CarGone';
import { CarPage } from './CarPage';
import { CarSheet } from './CarSheet';
import { CarReport } from './CarReport';
import { CarUnknown } from './CarUnknown';

/** The car that the page's address names, or what to do without it (spec 2 §2). */
export function CarDetail({ data, ...fields }: WithData<CarDetailProps, CarDetailData>) {
  if (!data) return null;
  if (data.state === 'gone') return <CarGone {...fields} data={data} />;
  if (data.state === 'unknown') return <CarUnknown />;
  if (data.isSheet) return <CarSheet data={data} />;
  return data.isReport ? <CarReport data={data} /> : <CarPage {...fields} data={data} />;
}
