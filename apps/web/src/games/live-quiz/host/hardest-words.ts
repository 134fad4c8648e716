import type { Report } from '@lexiroom/contracts/live';

/** A word that not everybody knew. */
export interface HardWord {
  number: number;
  word: string;
  /** Right ones of its answers, rounded. */
  percent: number;
  /** The wrong word that was chosen most, and by how many. */
  takenFor: { word: string; times: number } | null;
}

/** The words with the smallest share of right answers, the hardest first; those that were taken back do not count. */
export function hardestWords({ questions, players }: Report, most = 5): HardWord[] {
  const counts = new Map(questions.map(({ number, options }) => [number, options.map(() => 0)]));
  for (const { answers } of players) {
    for (const { question, option } of answers) {
      const own = counts.get(question);
      if (own?.[option] !== undefined) own[option]++;
    }
  }
  const words = questions.flatMap(({ number, options, correct_option, voided, scored }) => {
    const chosen = counts.get(number) ?? [];
    const all = chosen.reduce((sum, count) => sum + count, 0);
    const right = chosen[correct_option] ?? 0;
    if (voided || !scored || all === right) return [];
    const wrong = chosen.map((count, option) => (option === correct_option ? 0 : count));
    const times = Math.max(...wrong);
    const takenFor = times > 0 ? { word: options[wrong.indexOf(times)]!.text, times } : null;
    const percent = Math.round((100 * right) / all);
    return [{ number, word: options[correct_option]?.text ?? '', percent, takenFor }];
  });
  return words.toSorted((one, other) => one.percent - other.percent || one.number - other.number).slice(0, most);
}
