interface Named {
  student_id: number;
  student_name: string;
}

/**
 * A list of students with the names they are shown by. Those who are called the same, but for case, are numbered in the
 * order in which they were added, whatever the order of the list: 'Ada Brown (1)', 'Ada Brown (2)'. So teacher and
 * students, each on their own screen, mean the same one.
 */
export function namesToldApart<Student extends Named>(students: readonly Student[]): Student[] {
  const namesakes = Map.groupBy(students, ({ student_name }) => student_name.normalize('NFC').toLowerCase());
  const numbered = new Map<number, number>();
  for (const alike of namesakes.values()) {
    if (alike.length === 1) continue;
    const ids = alike.map(({ student_id }) => student_id).toSorted((one, other) => one - other);
    for (const [at, student_id] of ids.entries()) numbered.set(student_id, at + 1);
  }
  return students.map((student) => {
    const number = numbered.get(student.student_id);
    return number === undefined ? student : { ...student, student_name: `${student.student_name} (${number})` };
  });
}
