import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** A QR code that fills its box; dark on white whatever the mood, so that every phone reads it. */
export function Qr({ text, className = '' }: { text: string; className?: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t`QR code to join`}
      className={`shrink-0 bg-white ${className}`}
    >
      <path d={path} fill="#1a1440" />
    </svg>
  );
}
