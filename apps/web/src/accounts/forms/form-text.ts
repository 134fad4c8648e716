/** What was typed into a field of a form; nothing for a field that is not there. */
export function formText(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}
