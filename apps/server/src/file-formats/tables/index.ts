export { openPacked } from './packed/open-packed.ts';
export { openOds } from './sheets/open-ods.ts';
export { openXlsx } from './sheets/open-xlsx.ts';
export { openText } from './text/open-text.ts';
export { writeCsv } from './writing/write-csv.ts';
export { writeXlsx } from './writing/write-xlsx.ts';
