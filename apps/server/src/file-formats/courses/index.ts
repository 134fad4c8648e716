export { writeGift } from './write-gift.ts';
export { writeMoodle } from './write-moodle.ts';
