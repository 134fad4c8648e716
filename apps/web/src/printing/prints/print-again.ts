import type { Print } from '@lexiroom/contracts/printed-quiz';

/** Names the quiz that is printed again in the address of the page that prints. */
const parameter = 'quiz';

/** The page that prints the same sheets again; for the class, when they are those of one. */
export function printAgainPath({ quiz_id, print_search, for_class = null }: PrintAgain): string {
  const parameters = new URLSearchParams(print_search);
  if (for_class) parameters.set('class', `${for_class.class_id}`);
  parameters.set(parameter, `${quiz_id}`);
  return `/create_quiz/search?${parameters}`;
}
type PrintAgain = Pick<Print, 'quiz_id' | 'print_search'> & { for_class?: { class_id: number } | null };

/** Which quiz an address prints again; undefined for one that prints something new. */
export function readPrintedAgain(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** The same address, for something new. */
export function withoutPrintedAgain(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  return `?${parameters}`;
}
