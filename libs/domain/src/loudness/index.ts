export { type Levelled, levelled, soundLevel } from './levelled.ts';
export { loudnessOf } from './measured.ts';
export { isSilent } from './silence.ts';
export { truePeakOf } from './true-peak.ts';
