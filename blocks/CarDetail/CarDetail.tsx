import type { CarDetailProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { CarDetailData } from './CarDetail.data';
import { CarGone } from './CarGone';
import { CarPage } from './CarPage';
import { CarSheet } from './CarSheet';
import { CarUnknown } from './CarUnknown';

/** The car that the page's address names, or what to do without it (spec 2 §2). */
export function CarDetail({ data, ...fields }: WithData<CarDetailProps, CarDetailData>) {
  if (!data) return null;
  if (data.state === 'gone') return <CarGone {...fields} data={data} />;
  if (data.state === 'found' && data.sheetDay !== undefined) {
    return <CarSheet data={{ ...data, sheetDay: data.sheetDay }} />;
  }
  return data.state === 'found' ? <CarPage {...fields} data={data} /> : <CarUnknown />;
}
