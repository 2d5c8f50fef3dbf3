import { useMessages } from '../../design-system/messages';
import type { TestDriveProps } from '../../schema/generated/fields';
import { AskedCar } from '../../features/appointments/ui/AskedCar';
import { usePrivateView } from '../../rendering/privateView';
import { TestDriveForm } from '../../features/booking/ui/testDrive/TestDriveForm';

/** Books a test drive of a car; without one, words that say how to choose one. It needs no script. */
export function TestDrive(fields: TestDriveProps) {
  const message = useMessages();
  const shown = usePrivateView('testDrive');
  const note = typeof shown === 'string' ? notes[shown] : 'testDriveMissing';
  return (
    <AskedCar
      {...fields}
      id="test-drive"
      note={{ text: message(note), isAnswer: shown !== undefined }}
    >
      {typeof shown === 'object' ? <TestDriveForm offer={shown} /> : undefined}
    </AskedCar>
  );
}

const notes = {
  gone: 'testDriveGone',
  pending: 'testDrivePending',
  failing: 'testDriveFailing',
} as const;
