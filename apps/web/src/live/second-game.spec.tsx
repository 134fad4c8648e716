import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { serve } from '../api/server.fixture.ts';
import { playerView, projectorView, seatView } from '../connection/views.fixture.ts';
import { gameScreens } from '../games/live-games.ts';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { aWord, deckData } from '../study/study.fixture.ts';
import { acked, fakeConnection } from './connection.fixture.ts';
import type { GameScreens } from './game-screens.ts';
import { livePageOf } from './live-page.tsx';
import { forgetSeats, seated } from './player/phone.fixture.ts';
import { PlayerScreen } from './player/player-screen.tsx';
import { projectorMachine } from './projector/projector.machine.ts';
import { ProjectorScreen } from './projector/projector-screen.tsx';

/** How many beans are in the glass? Whoever comes has one guess, for as long as the host likes. */
const beans: GameScreens = {
  setUp: async () => ({
    ...(await gameScreens['live-quiz'].setUp()),
    fitSettings: (settings, words) => ({ ...settings, questions: words.length }),
    countPlayable: (words) => words.length,
    wordLimits: { least: 1, most: 3 },
    GameName: () => 'Beans',
    UnplayableWords: () => null,
    Choices: ({ settings, onChange }) => (
      <button type="button" onClick={() => onChange({ seconds: 60 })}>
        {settings.questions} glasses, {settings.seconds} seconds
      </button>
    ),
  }),
  player: async () => ({
    PlayerGame: ({ context: { view, seat, sending }, onAnswer }) => (
      <button type="button" onClick={() => onAnswer(1, 42)}>
        {view?.phase}: {seat?.answered ? 'guessed' : sending ? 'guessing' : 'guess'}
      </button>
    ),
  }),
  projector: async () => ({
    Headline: () => <p>Beans</p>,
    Board: ({ phase }) => <p>A glass, {phase}</p>,
    ProjectorAnnouncement: () => null,
    movesOf: ({ phase }) => ({ primary: phase === 'open' ? 'end_question' : 'next', others: ['pause'] }),
  }),
  host: gameScreens['live-quiz'].host,
};
const screens = { ...gameScreens, beans };

beforeEach(forgetSeats);
afterEach(cleanup);
i18n.loadAndActivate({ locale: 'en', messages: {} });
const draw = (page: ReactNode) => render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);

test('a host chooses the settings of another game, and opens its lobby with them', async () => {
  const calls = serve(({ path }) => {
    if (path === '/api/logged_in_user') return { body: aSessionUser() };
    if (path.startsWith('/api/deck_owner')) return { body: { username: 'mila' } };
    if (path.startsWith('/api/lives')) return { body: [] };
    if (path.startsWith('/api/word-deck/'))
      return { body: deckData({ words: [1, 2].map((word_id) => aWord({ word_id })) }) };
    return { status: 503, body: {} };
  });
  const LivePage = livePageOf(screens.beans);
  await act(
    async () =>
      void draw(
        <LivePage
          path={{ page: 'set_up', deck_ids: [7], word_ids: [], class_id: null, prepared_id: null, back: null }}
        />,
      ),
  );
  fireEvent.click(await screen.findByRole('button', { name: '2 glasses, 20 seconds' }));
  expect(screen.getByText('Beans')).toBeTruthy();
  // What the frame asks for is asked for in every game: who gives the players their names.
  const radios = screen.getAllByRole('radio').length;
  expect(radios).toBe(screen.getAllByRole('radio', { name: /^(Own names|Generated)/ }).length);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open the lobby' })));
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/live',
    body: { settings: { questions: 2, seconds: 60 } },
  });
});

test('a game with a board of its own is drawn by its pin, and after its end the frame’s page', async () => {
  let isOver = false;
  serve(({ path }) => {
    if (path === '/api/live/482913') return { body: { phase: 'open', names: 'own', door: 'open', game: 'quick-pick' } };
    return path.startsWith('/api/lives') ? { body: [] } : { status: 503, body: {} };
  });
  const LivePage = livePageOf(screens.beans, {
    'quick-pick': () =>
      Promise.resolve(({ pin, onOver }) => (
        <button type="button" onClick={() => ((isOver = true), onOver?.())}>{`The board of ${pin}`}</button>
      )),
  });
  await act(async () => void draw(<LivePage path={{ page: 'host', pin: '482913' }} />));
  const board = await screen.findByRole('button', { name: 'The board of 482913' });
  await act(async () => void fireEvent.click(board));
  expect(isOver).toBe(true);
  expect(screen.queryByRole('button', { name: 'The board of 482913' })).toBeNull();
});

test('a player answers in another game; the frame sends it once, and says when it is stored', async () => {
  const { PlayerGame } = await screens.beans.player();
  const phone = seated('open');
  const page = () => (
    <I18nProvider i18n={i18n}>
      <PlayerScreen
        snapshot={phone.actor.getSnapshot()}
        send={phone.send}
        game={{ Game: PlayerGame, fetchAhead: () => undefined }}
      />
    </I18nProvider>
  );
  const { rerender } = render(page());
  fireEvent.click(screen.getByRole('button', { name: 'open: guess' }));
  rerender(page());
  fireEvent.click(screen.getByRole('button', { name: 'open: guessing' }));
  expect(phone.answers()).toEqual([{ type: 'command', command: 'answer', fields: { question: 1, option: 42 } }]);
  phone.connection.emit(acked({ type: 'answer', question: 1, option: 42 }));
  rerender(page());
  expect(screen.getByRole('button', { name: 'open: guessed' })).toBeTruthy();
  phone.connection.emit({ type: 'seat', seat: seatView({ seq: 11 }) });
  phone.connection.emit({ type: 'view', view: playerView('podium', { seq: 11 }), afresh: false });
  rerender(page());
  expect(screen.getByRole('button', { name: 'podium: guess' })).toBeTruthy();
});

test('the board of another game stands between the bars of the frame, with its own moves', async () => {
  const game = await screens.beans.projector();
  const connection = fakeConnection();
  const machine = projectorMachine.provide({ actors: { connection: connection.actor } });
  const board = createActor(machine, { input: { pin: '482913', host_token: undefined } }).start();
  const show = (phase: 'lobby' | 'open') => {
    connection.emit({ type: 'view', view: projectorView(phase), afresh: true });
    draw(<ProjectorScreen snapshot={board.getSnapshot()} send={(event) => board.send(event)} game={game} />);
  };
  show('lobby');
  expect(screen.getByRole('heading', { name: '2 in the room' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start quiz' })).toBeTruthy();
  expect(screen.queryByText(/^A glass/)).toBeNull();
  cleanup();
  show('open');
  expect(screen.getByText('A glass, open')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'End question' }));
  expect(connection.orders).toMatchObject([{ command: 'end_question', fields: { expect: { phase: 'open' } } }]);
});
