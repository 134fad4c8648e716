function open(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector('button')?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  // Told a moment later, as in a browser.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** jsdom has no dialogs: what browsers do, as far as our parts ask for it. */
export function giveDialogs(): void {
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = close;
}
