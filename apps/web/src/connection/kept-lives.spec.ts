import { afterEach, expect, test } from '@jest/globals';
import { type KeptLive, keptLives } from './kept-lives.ts';

const day = 86_400_000;
const word = (text: string) => ({ target_translation: text, source_translation: null, image_path: null });
const live = (pin: string, change: Partial<KeptLive> = {}): KeptLive => ({
  pin,
  name: 'Mia',
  deck_name: 'By the sea',
  target_language: 'german',
  source_language: 'english_uk',
  claim_code: `1.${pin}.code`,
  missed: [word('Hund')],
  others: [],
  kept_at: Date.now(),
  ...change,
});
const pins = () => keptLives.all().map(({ pin }) => pin);

afterEach(() => {
  for (const pin of pins()) keptLives.forget(pin);
  localStorage.clear();
});

test('a quiz is kept for 30 days, and not a moment longer', () => {
  keptLives.keep(live('100001'));
  const { kept_at } = keptLives.of('100001')!;
  expect(keptLives.all(kept_at + 30 * day - 1)).toHaveLength(1);
  expect(keptLives.all(kept_at + 30 * day)).toEqual([]);
});

test('the newest ten are kept, the same quiz once', () => {
  for (let number = 1; number <= 12; number++) keptLives.keep(live(String(100_000 + number)));
  keptLives.keep(live('100005', { name: 'Leo' }));
  expect(pins()).toEqual(['100005', '100012', '100011', '100010', '100009', '100008', '100007', '100006', '100004', '100003']); // prettier-ignore
  expect(keptLives.of('100005')?.name).toBe('Leo');
});

test('a claim is let go of alone, or the whole quiz; then nothing is left in the browser', () => {
  keptLives.keep(live('100001'));
  expect(localStorage.length).toBe(1);
  keptLives.forgetClaim('100001');
  expect(keptLives.of('100001')).toMatchObject({ claim_code: null, missed: [word('Hund')] });
  keptLives.forget('100001');
  expect(localStorage.length).toBe(0);
});

test('of the other words so many are kept as wrong options need', () => {
  keptLives.keep(live('100001', { others: Array.from({ length: 100 }, (_, place) => word(`word ${place}`)) }));
  expect(keptLives.of('100001')?.others).toHaveLength(40);
});

test('what is damaged counts as nothing', () => {
  localStorage.setItem('live_kept', '[{');
  expect(keptLives.all()).toEqual([]);
});
