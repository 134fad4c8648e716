export { isArchive, openArchive } from './open-archive.ts';
export { writeArchive } from './write-archive.ts';
