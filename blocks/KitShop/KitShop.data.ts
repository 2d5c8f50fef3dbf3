export { loader } from '../../features/kits/ui/shop/kitShopData';
