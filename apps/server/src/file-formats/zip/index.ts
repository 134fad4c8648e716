export { beginsAsZip } from './begins-as-zip.ts';
export { openZip, type OpenZip } from './zip-reader.ts';
export { writeZip, type ZipWriter } from './zip-writer.ts';
