import { useMessages } from '../../../../design-system/messages';
import type { DealerDepartment } from '../../model/dealer.types';
import { departmentKey } from '../departmentName';
import { useIndexLanguage } from '../OpeningHours';

/** A department as it calls itself; in other languages than the index's what its kind is called. */
export function DepartmentName({ department }: { department: DealerDepartment }) {
  const message = useMessages();
  const isOwn = useIndexLanguage();
  const key = departmentKey(department.type);
  return isOwn || !key ? department.name : message(key);
}
