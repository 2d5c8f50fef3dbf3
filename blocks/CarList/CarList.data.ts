export { loader } from '../../features/car/ui/list/carListData';
