export { fieldText } from './field-text.ts';
