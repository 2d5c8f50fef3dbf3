import type { CarDetailProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { CarDetailData } from './CarDetail.data';
import { CarGone } from './CarGone';
import { CarPage } from './CarPage';
import { CarUnknown } from './CarUnknown';

/** The car that the page's address names, or what to do without it (spec 2 §2). */
export function CarDetail({ data, ...fields }: WithData<CarDetailProps, CarDetailData>) {
  if (!data) return null;
  if (data.state === 'gone') return <CarGone {...fields} data={data} />;
  return data.state === 'found' ? <CarPage {...fields} data={data} /> : <CarUnknown />;
}
