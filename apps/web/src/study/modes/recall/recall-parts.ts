export { DontKnow } from './dont-know.tsx';
export { withRecall } from './recall-kinds-of.ts';
export { SoundAsked } from './sound-asked.tsx';
export { TypedNews } from './typed-news.tsx';
export { TypedQuestion } from './typed-question.tsx';
