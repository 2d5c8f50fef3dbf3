export { SellCarPanel as SendSellCar } from './SellCarPanel';
