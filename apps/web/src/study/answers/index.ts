export { useRecorder } from './use-recorder.ts';
export { useWaitingAnswers } from './waiting-count.ts';
