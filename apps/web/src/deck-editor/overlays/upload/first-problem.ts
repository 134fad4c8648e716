/** Puts the focus into the first field of a form that is marked as wrong, once the marks are on the page. */
export function goToFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    field?.closest('div')?.scrollIntoView({ block: 'center' });
  });
}
