export { lastId, numberInAddress } from './number-in-address.ts';
