export { HoldForm as HoldCar } from './HoldForm';
