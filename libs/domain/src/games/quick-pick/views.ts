import type { GameViews, Room as AnyRoom } from '../../live-session/index.ts';
import { groupOf, mayChooseGroup, membersOf } from './members.ts';
import { pauseAfter, resultsOf } from './rules.ts';
import { type Group, groups, type PerGroup, quickPickTimes } from './settings.ts';
import { newestRound, type QuickPick, type QuickPickSession, roundsOfNewest, winsOf, wordOf } from './state.ts';
import type { PickOptionView, QuickPickScreenView, QuickPickSeatView, QuickPickView, RoundView } from './view-types.ts';

type Room = AnyRoom<QuickPick>;

/** What a game shows, beside the people and the door. Nothing in it tells the right option before a round is decided. */
export const views = {
  everybody({ state }: Room): QuickPickView {
    const { phase, since, play } = state;
    const { settings, scores, streaks, winner } = play;
    const round = isInRound(state) ? newestRound(state) : undefined;
    const picks = round?.picks ?? [];
    const members = membersOf(state);
    return {
      game: 'quick-pick',
      game_number: play.finished.length + 1,
      wins: winsOf(play),
      sizes: { a: members.a.length, b: members.b.length },
      challenge_type: settings.challenge_type,
      first_to_reach: settings.first_to_reach,
      scores,
      streaks,
      results: resultsOf(picks, winner),
      picks: perGroup((group) => picks.find((pick) => pick.group === group)?.option ?? null),
      ...(phase === 'starting' ? { starts_at: since + quickPickTimes.countdownMs + quickPickTimes.goMs } : {}),
      ...(round ? { round: roundView(state) } : {}),
      ...(round && phase === 'reveal'
        ? { correct_option: round.correct_option, next_at: since + pauseAfter(picks, settings) }
        : {}),
      ...(winner === null ? {} : { winner }),
    };
  },

  screens({ state }: Room): QuickPickScreenView {
    const { word_id } = isInRound(state) ? newestRound(state) : {};
    return {
      settings: state.play.settings,
      members: membersOf(state),
      ...(word_id === undefined
        ? {}
        : { asked: { word_id, sound_path: wordOf(state.play, word_id).sound_path ?? null } }),
    };
  },

  players: () => ({}),

  seat({ state, board }: Room, seat_id: number): QuickPickSeatView {
    const seat = state.seats.get(seat_id)!;
    const group = groupOf(seat);
    const own = isInRound(state) ? newestRound(state).picks.find((pick) => pick.seat_id === seat_id) : undefined;
    const last = board.get(seat_id)?.last;
    const picks = roundsOfNewest(state.play).flatMap((round) => round.picks.filter((pick) => pick.seat_id === seat_id));
    return {
      game: 'quick-pick',
      group,
      score: picks.reduce((sum, { points }) => sum + points, 0),
      streak: state.play.streaks[group],
      ...(mayChooseGroup(state, seat) ? { may_choose_group: true as const } : {}),
      ...(own ? { answered: { question: state.number, option: own.option } } : {}),
      ...(last ? { last } : {}),
    };
  },
} satisfies GameViews<QuickPick>;

const isInRound = ({ phase }: QuickPickSession): boolean => phase === 'open' || phase === 'reveal';

function perGroup<T>(valueOf: (group: Group) => T): PerGroup<T> {
  const [a, b] = groups.map(valueOf) as [T, T];
  return { a, b };
}

function roundView(state: QuickPickSession): RoundView {
  const { number, kind, word_id, option_word_ids } = newestRound(state);
  const asksByText = kind === 'text_to_picture';
  const asked = wordOf(state.play, word_id);
  const showOption = (option: number): PickOptionView => {
    const { image_path, target_translation } = wordOf(state.play, option);
    return asksByText ? { image_path } : { text: target_translation };
  };
  return {
    number,
    kind,
    ...(asksByText ? { text: asked.target_translation } : { image_path: asked.image_path }),
    options: option_word_ids.map(showOption),
  };
}
