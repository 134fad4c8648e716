import type { QuickPickSession } from '@lexiroom/domain/games/quick-pick';
import type { Tally } from '@lexiroom/domain/live-session';
import type { AnswerOutcome, AnswerSheet, SentAnswer, SheetParts } from '../server-game.ts';

/**
 * What phones pick. The first right pick ends a round, so picks do not commute: each becomes an order for the group of its
 * seat, decided in turn with those of the board. The session itself remembers them, and nothing is kept here.
 */
export class PickSheet implements AnswerSheet {
  readonly tally: Tally = { counts: [], answered: 0 };
  readonly #parts: SheetParts<QuickPickSession>;

  constructor(parts: SheetParts<QuickPickSession>) {
    this.#parts = parts;
  }

  answerOf(): undefined {
    return undefined;
  }

  async record(
    seat_id: number,
    { answer_id, question, option }: SentAnswer,
    receivedAt: number,
  ): Promise<AnswerOutcome> {
    if (option === undefined) return { refusal: { code: 'NO_SUCH_OPTION' } };
    const group = this.#parts.now().state.seats.get(seat_id)?.group === 'b' ? 'b' : 'a';
    return this.#parts.order({ type: 'pick', round: question, group, option, seat_id }, answer_id, receivedAt);
  }

  startQuestion(): void {}

  countFromLog(): void {}

  async load(): Promise<void> {}
}
