const hues = [288, 18, 160, 60, 255, 340] as const;

/** The first letter of a name on its own colour; the same name always has the same. */
export function Initial({ name, className = 'size-9 text-base' }: { name: string; className?: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  const letter = Array.from(name)[0] ?? '';
  return (
    <span
      aria-hidden="true"
      className={`any-script grid shrink-0 place-items-center rounded-full font-bold text-on-sun uppercase ${className}`}
      style={{ background: `oklch(0.82 0.12 ${hues[sum % hues.length]})` }}
    >
      {letter}
    </span>
  );
}
