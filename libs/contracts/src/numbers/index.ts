export { idsInAddress, lastId, numberInAddress } from './number-in-address.ts';
