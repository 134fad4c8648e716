export { useRecorder } from './use-recorder.ts';
