import type { HostView, PlayerView, ProjectorView, SeatView } from '@lexiroom/contracts/live';
import { defaultSettings } from '@lexiroom/domain/games/live-quiz';
import type { Phase } from '@lexiroom/domain/live-session';

/** Epoch milliseconds at which the views below were made. */
export const now = 1_700_000_000_000;

const options = [{ text: '灯台' }, { text: '港' }, { text: '島' }, { text: '橋' }];
const asked = {
  number: 3,
  of: 20,
  kind: 'picture_to_text' as const,
  image_path: '/media/lighthouse.webp',
  opens_at: now - 1000,
  deadline_at: now + 19_000,
};
const word = { target_translation: '灯台', source_translation: 'lighthouse', image_path: '/media/lighthouse.webp' };
const ranked = [
  { seat_id: 2, name: 'Leo', score: 300, rank: 1, previous_rank: 2 },
  { seat_id: 1, name: 'Mia', score: 200, rank: 2, previous_rank: 1 },
];
const leaderboard = {
  rows: [
    { ...ranked[0]!, gained: 200, streak: 3 },
    { ...ranked[1]!, gained: 0, streak: 0 },
  ],
  callouts: [{ type: 'streak' as const, by: 3, players: 1, names: ['Leo'] }],
};
const podium = { top: ranked, figures: { players: 2, questions: 20, answers: 38, accuracy: 0.75 } };

function session(phase: Phase) {
  const isAsked = phase === 'question' || phase === 'open' || phase === 'locked' || phase === 'reveal';
  return {
    seq: 10,
    n: 1,
    phase,
    paused: false,
    server_now: now,
    deck_name: 'By the sea',
    target_language: 'japanese' as const,
    source_language: 'english_uk' as const,
    count: 2,
    ...(phase === 'starting' ? { starts_at: now + 3000 } : {}),
    ...(isAsked ? { question: phase === 'question' ? asked : { ...asked, options } } : {}),
    ...(phase === 'reveal'
      ? { reveal: { correct_option: 0, counts: [1, 1, 0, 0], unanswered: 0, word, voided: false } }
      : {}),
  };
}

function screen(phase: Phase) {
  return {
    ...session(phase),
    pin: '482913',
    join_address: 'http://192.168.1.5:3000/live',
    door: 'open' as const,
    connected: 2,
    settings: defaultSettings,
    players: [
      { seat_id: 1, name: 'Mia', connected: true },
      { seat_id: 2, name: 'Leo', connected: false },
    ],
    ...(phase === 'open' || phase === 'locked' ? { answered: 1 } : {}),
    ...(phase === 'leaderboard' ? { top: ranked, leaderboard } : {}),
    ...(phase === 'podium' || phase === 'ended' ? { podium } : {}),
  };
}

/** What a player is sent in a phase; question 3 of 20, option A is right. */
export function playerView(phase: Phase, change: Partial<PlayerView> = {}): PlayerView {
  return {
    ...session(phase),
    role: 'player',
    phones: 'question_and_options',
    ...(phase === 'podium' || phase === 'ended' ? { podium } : {}),
    ...change,
  };
}

/** What a projector is sent in a phase. */
export function projectorView(phase: Phase, change: Partial<ProjectorView> = {}): ProjectorView {
  return { ...screen(phase), role: 'projector', ...change };
}

/** What the host is sent in a phase. */
export function hostView(phase: Phase, change: Partial<HostView> = {}): HostView {
  return { ...screen(phase), role: 'host', ...change };
}

/** Mia's seat. */
export function seatView(change: Partial<SeatView> = {}): SeatView {
  return { seq: 10, seat_id: 1, name: 'Mia', score: 200, streak: 2, rank: 2, ...change };
}
