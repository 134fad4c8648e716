/** Every option has its own letter, shape and colour; none is ever told by its colour alone. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;
const grounds = ['bg-a', 'bg-b', 'bg-c', 'bg-d'] as const;
const inks = ['fill-a', 'fill-b', 'fill-c', 'fill-d'] as const;
const shapes = [
  <circle key="a" cx="16" cy="16" r="14" />,
  <rect key="b" x="3" y="3" width="26" height="26" rx="5" />,
  <path key="c" d="M13.6 3.4a2.8 2.8 0 0 1 4.8 0l12 21.4a2.8 2.8 0 0 1-2.4 4.2H4a2.8 2.8 0 0 1-2.4-4.2z" />,
  <rect key="d" x="5" y="5" width="22" height="22" rx="4" transform="rotate(45 16 16)" />,
] as const;
/** Where a letter sits best in each shape. */
const lines = [21.6, 21.6, 25.4, 21.6] as const;

/** The colour of an option, from 0. */
export const optionGround = (option: number): string => grounds[option] ?? 'bg-brand';

/** The letter of an option in its shape, white on the option's colour. */
export function OptionMark({ option, className = 'size-9' }: { option: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <g className="fill-white">{shapes[option]}</g>
      <text
        x="16"
        y={lines[option] ?? 21}
        textAnchor="middle"
        className={`font-display text-[16px] font-extrabold ${inks[option] ?? ''}`}
      >
        {optionLetters[option]}
      </text>
    </svg>
  );
}
