export { loader } from '../../features/car/ui/page/carDetailData';
