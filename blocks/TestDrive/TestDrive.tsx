import { useMessages } from '../../design-system/messages';
import type { TestDriveProps } from '../../schema/generated/fields';
import { VisitCar } from '../../features/appointments/ui/VisitCar';
import { usePrivateView } from '../../rendering/privateView';
import { TestDriveForm } from '../../features/booking/ui/testDrive/TestDriveForm';

/** Books a test drive of a car; without a car, a message explains how to choose one. The block needs no script. */
export function TestDrive(fields: TestDriveProps) {
  const message = useMessages();
  const view = usePrivateView('testDrive');
  const noteKey = typeof view === 'string' ? noteKeys[view] : 'testDriveMissing';
  return (
    <VisitCar
      {...fields}
      id="test-drive"
      note={{ text: message(noteKey), isResult: view !== undefined }}
    >
      {typeof view === 'object' ? <TestDriveForm offer={view} /> : undefined}
    </VisitCar>
  );
}

const noteKeys = {
  gone: 'testDriveGone',
  pending: 'testDrivePending',
  failing: 'testDriveFailing',
} as const;
