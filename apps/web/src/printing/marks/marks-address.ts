import { type VariantName, variantNames } from '@lexiroom/domain/printed-quiz';

/** Which sheet is marked: of which class, in which variant, and whose. */
export interface MarkedSheet {
  class_id: number | undefined;
  variant: VariantName | undefined;
  student_id: number | undefined;
}

/** What an address says of a sheet; what it does not say, or wrongly, is undefined. */
export function readMarksSearch(search: string): MarkedSheet {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => {
    const text = parameters.get(name) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  };
  return {
    class_id: id('class'),
    variant: variantNames.find((name) => name === parameters.get('variant')),
    student_id: id('student'),
  };
}

/** The parameters of the address of a sheet. */
export function marksSearch({ class_id, variant, student_id }: Partial<MarkedSheet>): string {
  const named = { class: class_id, variant, student: student_id };
  const parameters = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** The page on which the marks of a printed quiz are typed in. */
export const marksPath = (quiz_id: number, sheet: Partial<MarkedSheet> = {}): string =>
  `/create_quiz/marks/${quiz_id}${marksSearch(sheet)}`;

/**
 * Which sheet the code on it names; undefined for any other code. The address that was printed may be another one of the
 * same server: only what stands behind it counts.
 */
export function readSheetCode(text: string): ({ quiz_id: number } & MarkedSheet) | undefined {
  const url = URL.parse(text);
  const [, id] = /^\/create_quiz\/marks\/([1-9]\d{0,9})\/?$/.exec(url?.pathname ?? '') ?? [];
  return url && id !== undefined ? { quiz_id: Number(id), ...readMarksSearch(url.search) } : undefined;
}
