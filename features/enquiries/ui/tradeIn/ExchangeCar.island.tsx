export { Exchange as ExchangeCar } from './Exchange';
