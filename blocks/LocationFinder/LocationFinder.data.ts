export { loader } from '../../features/dealers/ui/finder/locationFinderData';
