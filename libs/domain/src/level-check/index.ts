export { checkedWords, type CheckedWord, levelToBeginWith, wordsOfLevels } from './level-check.ts';
