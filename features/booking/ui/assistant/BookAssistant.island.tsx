export { Assistant as BookAssistant } from './Assistant';
