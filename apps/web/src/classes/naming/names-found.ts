/** Letters without accents and case, as they are searched for. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name holds what is searched for, whatever its accents and case; all without a term. */
export function namesFound<Student extends { student_name: string }>(
  students: readonly Student[],
  term: string,
): Student[] {
  const wanted = plain(term.trim());
  return students.filter(({ student_name }) => plain(student_name).includes(wanted));
}
