import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../styles/display.ts';

/** So many pieces fall, each once (specification 2 section 9). */
const pieceCount = 200;
const colours = ['#f5b82e', '#e5484d', '#3a7bd5', '#2f9e64', '#8e5bd0'];
/** Pixels a second, and a second for it. */
const gravity = 420;
/** On a large screen it is drawn in half as many pixels each way: pieces that fall need no sharp edges, and a slow computer has four times less to clear. */
const largeWidth = 1280;

interface Piece {
  x: number;
  y: number;
  size: number;
  aside: number;
  down: number;
  turn: number;
  colour: string;
}

/** Confetti over the whole page, drawn on one canvas; none for whoever wants less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || isMotionReduced()) return undefined;
    const { innerWidth: width, innerHeight: height } = window;
    const scale = width > largeWidth ? 0.5 : 1;
    Object.assign(context.canvas, { width: width * scale, height: height * scale });
    context.scale(scale, scale);
    const pieces: Piece[] = Array.from({ length: pieceCount }, (_, place) => ({
      x: Math.random() * width,
      y: -Math.random() * height * 0.6,
      size: 6 + Math.random() * 8,
      aside: (Math.random() - 0.5) * 120,
      down: 60 + Math.random() * 160,
      turn: Math.random() * 6,
      colour: colours[place % colours.length]!,
    }));
    let before = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const seconds = Math.min(0.05, (now - before) / 1000);
      before = now;
      context.clearRect(0, 0, width, height);
      let isFalling = false;
      for (const piece of pieces) {
        if (piece.y > height) continue;
        isFalling = true;
        piece.down += gravity * seconds * 0.5;
        piece.x += piece.aside * seconds;
        piece.y += piece.down * seconds;
        piece.turn += seconds * 5;
        context.fillStyle = piece.colour;
        const seen = piece.size * Math.abs(Math.cos(piece.turn));
        context.fillRect(piece.x, piece.y, piece.size, seen);
      }
      if (isFalling) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} aria-hidden="true" className="pointer-events-none fixed inset-0 z-50 size-full" />;
}
