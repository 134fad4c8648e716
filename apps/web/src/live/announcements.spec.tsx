import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { HostView, PlayerView, ProjectorView, SeatView } from '@lexiroom/contracts/live';
import type { Phase } from '@lexiroom/domain/live-session';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { refused, serve } from '../api/server.fixture.ts';
import { hostView, playerView, projectorView, seatView } from '../connection/views.fixture.ts';
import * as hostParts from '../games/live-quiz/host/host-parts.ts';
import { PlayerGame } from '../games/live-quiz/player/player-game.tsx';
import * as projectorParts from '../games/live-quiz/projector/projector-parts.ts';
import { RacePhone } from '../games/live-quiz/race/race-phone.tsx';
import { fakeConnection } from './connection.fixture.ts';
import { HostScreen } from './host/host-screen.tsx';
import { hostMachine } from './host/host.machine.ts';
import { seated } from './player/phone.fixture.ts';
import { type PlayerGameParts, PlayerScreen } from './player/player-screen.tsx';
import { ProjectorScreen } from './projector/projector-screen.tsx';
import { projectorMachine } from './projector/projector.machine.ts';

const pin = '482913';
const phases = [
  'lobby', 'starting', 'question', 'open', 'locked', 'reveal', 'leaderboard', 'podium', 'ended',
] as const satisfies readonly Phase[]; // prettier-ignore
/** In a race everybody is at a question of their own, and no leaderboard comes between them. */
const racePhases = ['lobby', 'starting', 'open', 'locked', 'podium', 'ended'] as const satisfies readonly Phase[];
const race = { pace: 'player' as const, race: { goal_points: 1000, deadline_at: null } };
const teams = [
  { team: '1' as const, size: 1, score: 200, rank: 2, previous_rank: 1 },
  { team: '2' as const, size: 1, score: 300, rank: 1, previous_rank: 2 },
];
const standings = 'Leaderboard. 1: Fish, 300 points. 2: Cats, 200 points';

beforeAll(() => {
  // jsdom has no motion and no media queries: motion is calm, as many who hear a page have it.
  window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
});
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  serve(() => refused(404, 'NOT_FOUND'));
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const isRegion = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('output.sr-only[aria-live]');

/**
 * Hears what a screen reader would read out: every change of the words inside a region that stood on the page before. The
 * same words written anew are heard again; words that a region comes with are not heard.
 */
function listener() {
  const heard: string[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    heard,
    /** Does what changes the page, and hears what comes of it. */
    after: (change: () => void) => {
      act(change);
      const changed = observer.takeRecords().flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('output') ?? null;
        return isRegion(region) && region.isConnected && region.textContent !== '' ? [region] : [];
      });
      for (const region of new Set(changed)) heard.push(region.textContent.replace(/\s+/g, ' ').trim());
    },
  };
}

interface Screen<View> {
  show: (view: View) => void;
  actor: { subscribe: (told: () => void) => unknown };
  draw: () => ReactNode;
}

/** What is read out while a screen is shown these views, each three times: as it is, with others coming and going, anew. */
function heardOf<View extends { n: number; count: number }>(screen: Screen<View>, views: readonly View[]): string[] {
  const { heard, after } = listener();
  const { rerender } = render(null);
  const drawn = () => rerender(<I18nProvider i18n={i18n}>{screen.draw()}</I18nProvider>);
  screen.actor.subscribe(() => act(drawn));
  views.forEach((view, index) => {
    const n = 3 * index;
    after(() => screen.show({ ...view, n: n + 1 }));
    after(() => screen.show({ ...view, n: n + 2, count: view.count + 1 }));
    after(() => screen.show({ ...view, n: n + 3 }));
    after(drawn);
  });
  return heard;
}

function projector(): Screen<ProjectorView> {
  const connection = fakeConnection();
  const machine = projectorMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { input: { pin, host_token: undefined } }).start();
  return {
    actor,
    show: (view) => connection.emit({ type: 'view', view, afresh: false }),
    draw: () => (
      <ProjectorScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={projectorParts} />
    ),
  };
}

function host(): Screen<HostView> {
  const connection = fakeConnection();
  const machine = hostMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { input: { pin } }).start();
  return {
    actor,
    // The end of a quiz is the last that its host is told: the report follows.
    show: (view) => connection.isOpen && connection.emit({ type: 'view', view, afresh: false }),
    draw: () => <HostScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={hostParts} />,
  };
}

/** A phone whose seat is told what belongs to each view. */
function phone(Game: PlayerGameParts['Game'], seatAt: (view: PlayerView) => SeatView): Screen<PlayerView> {
  const first = playerView('lobby');
  const { actor, connection } = seated('lobby', seatAt(first), first);
  return {
    actor,
    show: (view) => {
      connection.emit({ type: 'view', view, afresh: false });
      connection.emit({ type: 'seat', seat: seatAt(view) });
    },
    draw: () => (
      <PlayerScreen
        snapshot={actor.getSnapshot()}
        send={(event) => actor.send(event)}
        game={{ Game, fetchAhead: () => undefined }}
      />
    ),
  };
}

const last = { question: 3, option: 0, correct: true, points: 120, correct_option: 0 };

function seatThatAnswers({ phase }: PlayerView): SeatView {
  return seatView(phase === 'lobby' || phase === 'starting' || phase === 'question' ? {} : { last });
}

test('a projector says each phase once, and at the leaderboard how the teams stand', () => {
  const views = phases.map((phase) => projectorView(phase, { teams }));
  expect(heardOf(projector(), views)).toEqual([
    'Get ready', 'Question 3 of 20', 'The question is open', 'Time is up', 'The right answer is A', standings,
    'The podium', 'This quiz has ended',
  ]); // prettier-ignore
});

test("a host's screen says each phase once, and at the leaderboard how the teams stand", () => {
  const views = phases.map((phase) => hostView(phase, { teams }));
  expect(heardOf(host(), views)).toEqual([
    'Lobby', 'Get ready', 'The question is shown', 'The question is open', 'Time is up', 'The right answer is shown',
    standings, 'The podium', 'This quiz has ended',
  ]); // prettier-ignore
});

test('a phone says each phase once, and at the leaderboard how the teams stand', () => {
  const views = phases.map((phase) => playerView(phase, { teams }));
  expect(heardOf(phone(PlayerGame, seatThatAnswers), views)).toEqual([
    'You are in. Wait for the host to start.', 'Get ready', 'Question 3 of 20', 'Choose an answer', 'Time is up',
    'Right! 120 points', standings, 'The quiz is over', 'This quiz has ended',
  ]); // prettier-ignore
});

test('without teams the leaderboard is said alone', () => {
  expect(heardOf(projector(), [projectorView('leaderboard')])).toEqual(['Leaderboard']);
  cleanup();
  expect(heardOf(host(), [hostView('leaderboard')])).toEqual(['Leaderboard']);
  cleanup();
  const leaderboard = [playerView('lobby'), playerView('leaderboard')];
  expect(
    heardOf(
      phone(PlayerGame, () => seatView()),
      leaderboard,
    ).at(-1),
  ).toBe('Leaderboard');
});

test('a question that was taken back is said to count for nothing', () => {
  const { reveal } = playerView('reveal');
  const views = [playerView('locked'), playerView('reveal', { reveal: { ...reveal!, voided: true } })];
  expect(heardOf(phone(PlayerGame, () => seatView({ last })), views)).toEqual([
    'Time is up', 'This question does not count',
  ]); // prettier-ignore
});

test('a pause is said once, and what goes on after it once more', () => {
  const views = [projectorView('open'), projectorView('open', { paused: true }), projectorView('open')];
  expect(heardOf(projector(), views)).toEqual(['The question is open', 'Paused', 'The question is open']);
});

test('of a race the board and the host say each phase once', () => {
  const untimed = { question: undefined, ...race };
  const views = racePhases.map((phase) => projectorView(phase, untimed));
  expect(heardOf(projector(), views)).toEqual([
    'Get ready', 'The race is on', 'The race is over', 'The podium', 'This quiz has ended',
  ]); // prettier-ignore
  cleanup();
  expect(heardOf(host(), racePhases.map((phase) => hostView(phase, untimed)))).toEqual([
    'Lobby', 'Get ready', 'The race is on', 'The race is over', 'The podium', 'This quiz has ended',
  ]); // prettier-ignore
});

test.each([
  ['picture_to_text', 'Your question 1. Choose an answer'],
  ['typed', 'Your question 1. Type the word'],
] as const)('a phone in a race of %s says each phase once', (kind, asks) => {
  const question = { number: 1, kind, image_path: '/media/1.webp', options: [{ text: 'a' }, { text: 'b' }] };
  const seatAt = ({ phase }: PlayerView) => seatView(phase === 'open' || phase === 'locked' ? { question } : {});
  const views = racePhases.map((phase) => playerView(phase, { question: undefined, ...race }));
  expect(heardOf(phone(RacePhone, seatAt), views)).toEqual([
    'You are in. Wait for the host to start.', 'Get ready', asks, 'The race is over', 'The quiz is over',
    'This quiz has ended',
  ]); // prettier-ignore
});
