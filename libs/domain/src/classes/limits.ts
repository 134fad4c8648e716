/** How many classes a teacher has, those in the archive among them, and how many students and shared items a class. */
export const classLimits = { classes: 100, students: 200, items: 500 } as const;

/** The longest name of a class or a student, in graphemes. */
export const classNameLimits = { class: 60, student: 40 } as const;
