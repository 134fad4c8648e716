/** How wide a text is, in letters as wide as Latin ones; East Asian ones count twice. */
export function textWidth(text: string): number {
  return Array.from(text).reduce(
    (width, letter) => width + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffef]/.test(letter) ? 2 : 1),
    0,
  );
}
