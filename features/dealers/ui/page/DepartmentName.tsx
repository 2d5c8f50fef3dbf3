import { useMessages } from '../../../../design-system/messages';
import type { DealerDepartment } from '../../model/dealer.types';
import { departmentKey } from '../departmentName';
import { useIsIndexLanguage } from '../OpeningHours';

/** The name of a department; in languages other than the index's, the name of its kind. */
export function DepartmentName({ department }: { department: DealerDepartment }) {
  const message = useMessages();
  const isIndexLanguage = useIsIndexLanguage();
  const key = departmentKey(department.type);
  return isIndexLanguage || !key ? department.name : message(key);
}
