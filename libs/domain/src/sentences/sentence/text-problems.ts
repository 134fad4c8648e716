import { allForbidden, firstForbidden, graphemeCount, tidyLine } from '../../text/index.ts';
import { sentenceLimits } from './sentence.ts';

/**
 * Why a text cannot be one of a sentence. The messages are 'Forbidden character: " {character} "' and 'Text too long:
 * {length} > 100' (specification 2 section 5).
 */
export type SentenceTextProblem =
  { code: 'FORBIDDEN_CHARACTER'; character: string } | { code: 'SENTENCE_TOO_LONG'; length: number };

/** What is wrong with a text of a sentence, as it would be kept; nothing, where it may stay. An empty one may. */
export function sentenceTextProblem(text: string): SentenceTextProblem | undefined {
  const kept = tidyLine(text);
  const character = firstForbidden('prose', kept);
  if (character !== undefined) return { code: 'FORBIDDEN_CHARACTER', character };
  const length = graphemeCount(kept);
  return length > sentenceLimits.textLength ? { code: 'SENTENCE_TOO_LONG', length } : undefined;
}

/** A text as it is kept once its editing is over: NFC, trimmed, single spaces; null when nothing remains of it. */
export function completedSentenceText(text: string): string | null {
  return tidyLine(text) || null;
}

/**
 * Why a text cannot stand at a picture of a sentence. The messages are "Input cannot contain ' {characters} '" and 'Text
 * too long: {length} > 30' (specification 2 section 5).
 */
export type ImageTextProblem =
  { code: 'FORBIDDEN_CHARACTERS'; characters: string[] } | { code: 'IMAGE_TEXT_TOO_LONG'; length: number };

/** What is wrong with the text of a picture, as it would be kept; nothing, where it may stay. An empty one may. */
export function imageTextProblem(text: string): ImageTextProblem | undefined {
  const kept = tidyLine(text);
  const characters = allForbidden('prose', kept);
  if (characters.length > 0) return { code: 'FORBIDDEN_CHARACTERS', characters };
  const length = graphemeCount(kept);
  return length > sentenceLimits.imageTextLength ? { code: 'IMAGE_TEXT_TOO_LONG', length } : undefined;
}

/** What is sent for a picture whose text is empty (specification 2 section 5). Nobody can type it: < may not be typed. */
export const emptyImageText = '<empty-text>';

/** The text of a picture as it is sent. */
export function sentImageText(text: string): string {
  return tidyLine(text) || emptyImageText;
}

/** The text of a picture out of what was sent: null when it is empty. */
export function receivedImageText(sent: string): string | null {
  return sent === emptyImageText ? null : completedSentenceText(sent);
}
