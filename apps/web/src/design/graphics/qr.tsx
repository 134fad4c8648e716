import { encode } from 'uqr';

/** A QR code that fills its box; dark on white whatever the mood, so that every phone reads it. `label`: what it is for. */
export function Qr({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`shrink-0 bg-white ${className}`}
    >
      <path d={path} fill="#1a1440" />
    </svg>
  );
}
