/**
 * Drawings of our own, where a drawing says it better than any set has it: numbers, places in a row, colours, days, months and
 * times of the clock. No letters and no fonts: a drawing tells no language, and looks the same on every machine.
 */
const ink = '#2b2350';
const sun = '#fbb924';
const violet = '#5b3fd6';
const pale = '#e4ddfb';
const side = 512;

/** Digits as strokes in a box of 60 × 100. */
const digits = [
  'M30 6C12 6 6 28 6 50s6 44 24 44 24-22 24-44S48 6 30 6Z',
  'M14 26 34 8v86',
  'M8 30C8 0 52 0 52 30c0 24-40 40-44 64h46',
  'M8 16C22 0 52 4 50 28c-1 16-16 20-26 20 14 0 30 6 30 24 0 28-36 30-48 10',
  'M42 94V8L6 68h50',
  'M50 8H16l-4 40c14-14 42-8 42 18 0 32-36 36-48 16',
  'M46 8C22 14 6 42 6 66c0 18 10 28 24 28s24-10 24-26-10-24-24-24S8 54 6 66',
  'M6 8h48L24 94',
  'M30 48c-16-2-20-12-20-20C10 14 20 6 30 6s20 8 20 22c0 8-4 18-20 20C12 50 6 62 6 72c0 14 12 22 24 22s24-8 24-22c0-10-6-22-24-24Z',
  'M14 92c24-6 40-34 40-58C54 16 44 6 30 6S6 16 6 32s10 24 24 24 22-10 24-22',
];

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${body}</svg>`; // prettier-ignore

/** A number in digits, with a thin gap between each three, centred in a box. */
function inDigits(value, { x, y, width, height, color = ink }) {
  const text = String(value);
  const advance = 78;
  const gaps = Math.floor((text.length - 1) / 3);
  const total = text.length * advance - 18 + gaps * 26;
  const scale = Math.min(width / total, height / 100);
  let at = x + (width - total * scale) / 2;
  const top = y + (height - 100 * scale) / 2;
  const drawn = Array.from(text, (digit, place) => {
    const path = `<path transform="translate(${at.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})" d="${digits[digit]}"/>`;
    const rest = text.length - place - 1;
    at += (advance + (rest > 0 && rest % 3 === 0 ? 26 : 0)) * scale;
    return path;
  });
  return `<g fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}

/** A number, and as many dots where one can count them: in rows of five, two to a block of ten. */
function number(value) {
  if (value > 20) return svg(inDigits(value, { x: 36, y: 96, width: 440, height: 320 }));
  const dots = Array.from({ length: value }, (_, place) => {
    const [row, column] = [Math.floor(place / 10), place % 10];
    const x = 46 + column * 44 + (column > 4 ? 24 : 0);
    return `<circle cx="${x}" cy="${404 + row * 50}" r="17" fill="${place < 10 ? sun : violet}"/>`;
  });
  return svg(`${inDigits(value, { x: 76, y: 46, width: 360, height: 290 })}${dots.join('')}`);
}

/** The place of one in a row of ten that begins at a flag. */
function order(place) {
  const beads = Array.from({ length: 10 }, (_, index) => {
    const x = 74 + index * 43;
    return index + 1 === place
      ? `<circle cx="${x}" cy="360" r="27" fill="${sun}" stroke="${ink}" stroke-width="7"/>`
      : `<circle cx="${x}" cy="360" r="15" fill="${pale}" stroke="${violet}" stroke-width="5"/>`;
  });
  const x = 74 + (place - 1) * 43;
  const box = { x: Math.min(Math.max(x - 105, 30), 272), y: 90, width: 210, height: 170 };
  return svg(
    `<path d="M26 424V250" stroke="${ink}" stroke-width="9" stroke-linecap="round"/><path d="m26 250 46 19-46 19Z" fill="${violet}"/>` +
      `${inDigits(place, box)}<path d="M${x} 282v36m-13-14 13 14 13-14" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${beads.join('')}`,
  );
}

const colors = {
  red: '#e02b2b', blue: '#2166e0', yellow: '#ffd91a', green: '#2ba53a', orange: '#ff8a1a', purple: '#7d2fb8', pink: '#ff8ac2',
  brown: '#7b4a22', black: '#111111', white: '#ffffff', gray: '#8d8d93', lightblue: '#8fd0ff', darkblue: '#14257a',
  turquoise: '#1fc4b8', beige: '#ecd9b4',
}; // prettier-ignore

/** A splash of paint. */
const color = (name) =>
  svg(
    `<path d="M256 40c62-6 92 40 132 66 44 28 84 58 82 116-2 46-44 62-50 106-8 58-20 112-84 130-54 16-86-26-134-34-56-10-116 2-144-52-24-46 8-84 6-130-2-54-30-106 12-148 44-44 112-46 180-54Z" fill="${colors[name]}" stroke="${name === 'white' || name === 'beige' ? '#b9b3a6' : 'none'}" stroke-width="8"/>`,
  );

/** A sheet of a calendar. */
const sheet = (body) =>
  svg(
    `<rect x="40" y="70" width="432" height="402" rx="36" fill="#fff" stroke="${ink}" stroke-width="10"/><path d="M40 160V106a36 36 0 0 1 36-36h360a36 36 0 0 1 36 36v54Z" fill="${violet}" stroke="${ink}" stroke-width="10"/><path d="M142 40v60m228-60v60" stroke="${ink}" stroke-width="18" stroke-linecap="round"/>${body}`,
  );

/** A week from Monday to Sunday, its weekend shaded, with one day or a stretch of days marked. */
function day(days) {
  const [from, to = from] = days.split('-').map(Number);
  const columns = Array.from({ length: 7 }, (_, index) => {
    const isMarked = index + 1 >= from && index + 1 <= to;
    const fill = isMarked ? sun : index > 4 ? pale : '#f6f4fd';
    return `<rect x="${63 + index * 56}" y="190" width="48" height="252" rx="10" fill="${fill}" stroke="${isMarked ? ink : 'none'}" stroke-width="8"/>`;
  });
  return sheet(columns.join(''));
}

/** A year of twelve months, one marked, each with its number. */
function month(value) {
  const cells = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [68 + (index % 4) * 97, 184 + Math.floor(index / 4) * 92];
    const isMarked = index + 1 === Number(value);
    const box = `<rect x="${x}" y="${y}" width="85" height="80" rx="12" fill="${isMarked ? sun : '#f6f4fd'}" stroke="${isMarked ? ink : 'none'}" stroke-width="8"/>`;
    return (
      box + inDigits(index + 1, { x: x + 18, y: y + 16, width: 49, height: 48, color: isMarked ? ink : '#8d86a8' })
    );
  });
  return sheet(cells.join(''));
}

/** A clock at a full hour by day: both hands, under the sun. */
function clock(hour) {
  const marks = Array.from({ length: 12 }, (_, index) => `<path transform="rotate(${index * 30} 256 292)" d="M256 134v20" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>`); // prettier-ignore
  const rays = Array.from({ length: 8 }, (_, index) => `<path transform="rotate(${index * 45} 256 62)" d="M256 6v14" stroke="${sun}" stroke-width="12" stroke-linecap="round"/>`); // prettier-ignore
  return svg(
    `<circle cx="256" cy="62" r="30" fill="${sun}"/>${rays.join('')}<circle cx="256" cy="292" r="186" fill="#fff" stroke="${ink}" stroke-width="16"/>${marks.join('')}` +
      `<g stroke-linecap="round" fill="none"><path d="M256 292V170" stroke="${violet}" stroke-width="14"/><path transform="rotate(${Number(hour) * 30} 256 292)" d="M256 292v-84" stroke="${ink}" stroke-width="22"/></g><circle cx="256" cy="292" r="16" fill="${ink}"/>`,
  );
}

const kinds = {
  number: (value) => number(Number(value)),
  order: (value) => order(Number(value)),
  color,
  day,
  month,
  clock,
};

/** The drawing of a source such as `number:7`, with its credit; null where it is none of ours. */
export function ownDrawing(source) {
  const [kind, value] = source.split(':');
  if (!kinds[kind]) return null;
  return { svg: kinds[kind](value), artist_name: 'Lexiroom', image_license: 'CC0', references: [] };
}
