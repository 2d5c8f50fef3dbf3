export { onRenderHtml } from '../page/+onRenderHtml';
