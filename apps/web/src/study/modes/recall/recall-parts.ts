export { DontKnow } from './dont-know.tsx';
export { SoundAsked } from './sound-asked.tsx';
export { TypedNews } from './typed-news.tsx';
export { TypedQuestion } from './typed-question.tsx';
