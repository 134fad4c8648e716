import { defaultSettings, type QuickPickSettings } from '@lexiroom/domain/games/quick-pick';
import { api } from '../../../api/client.ts';
import type { Study } from '../../../study/study.ts';
import type { Players } from '../../frame/game-screen.ts';
import { firstToReach, usesConfusions, withPhones } from '../chosen.ts';
import { keepGame, keptGame } from './kept-game.ts';
import { openingOf, openLocalTable } from './local-table.ts';
import { openSessionTable } from './session-table.ts';
import type { Table } from './table.ts';

/** What is played: by whom, and how far. */
function settingsOf(study: Study, players: Players) {
  const chosen = { first_to_reach: firstToReach(), uses_confusions: usesConfusions() };
  if (players.type !== 'groups') {
    const challenge_type = withPhones(study) ? ('mayhem' as const) : ('1v1' as const);
    return { ...chosen, challenge_type };
  }
  const { class_id, challenge, a, b } = players;
  const [ofA, ofB] = [a, b].map((list) => list.map(({ student_id }) => student_id)) as [number[], number[]];
  const ofClass =
    challenge === '1v1' ? { students: [ofA[0]!, ofB[0]!] as [number, number] } : { groups: { a: ofA, b: ofB } };
  return { ...chosen, challenge_type: challenge, class_id, ...ofClass };
}

/**
 * The table of a game: the one that this tab was playing at; else a session, for whoever is logged in and has a
 * connection; else the rules alone, in this browser, where nothing is recorded. Undefined when the words make no game.
 */
export async function openTable(study: Study, players: Players): Promise<Table | undefined> {
  const kept = keptGame(study);
  if (kept?.session) return openSessionTable(kept.session);
  if (kept?.history) return openLocal(study, players, [...kept.history]);
  const recorded = await openRecordedTable(study, players);
  if (recorded) return recorded;
  const alone: QuickPickSettings = {
    ...defaultSettings,
    ...settingsOf(study, players),
    students: undefined,
    groups: undefined,
  };
  const opening = openingOf(study, alone);
  return opening && openLocal(study, players, opening);
}

/** Without an answer for so long a game is played without a record, which its page says. */
const answerWithinMs = 8000;

/** A game in a session of its own; undefined without a log-in, and when the server does not open it. */
export async function openRecordedTable(study: Study, players: Players): Promise<Table | undefined> {
  if (!study.data.logged_in_user) return undefined;
  const { words, selection, data } = study;
  const deck_ids = [...new Set(words.map(({ deck_id }) => deck_id))];
  const source = {
    deck_ids,
    ...(selection ? { word_ids: words.map(({ word_id }) => word_id) } : {}),
    ...(data.read_from ? { source_language: data.read_from } : {}),
  };
  const body = { game: 'quick-pick' as const, source, settings: settingsOf(study, players) };
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), answerWithinMs);
  const session = await api.openLive({ body }, giveUp.signal).catch(() => undefined);
  clearTimeout(timer);
  if (!session) return undefined;
  keepGame(study, players, { session: { live_id: session.live_id, pin: session.pin } });
  return openSessionTable(session);
}

const openLocal = (study: Study, players: Players, history: Parameters<typeof openLocalTable>[0]): Table =>
  openLocalTable(history, (all) => keepGame(study, players, { history: all }));
