export { DriveForm as BookDrive } from './DriveForm';
