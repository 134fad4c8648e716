import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { HostView, PlayerView, ProjectorView, Report } from '@lexiroom/contracts/live';
import type { TeamView } from '@lexiroom/domain/live-teams';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { hostView, playerView, projectorView, seatView } from '../../connection/views.fixture.ts';
import * as hostParts from '../../games/live-quiz/host/host-parts.ts';
import { aReport } from '../../games/live-quiz/host/report.fixture.ts';
import { PlayerGame } from '../../games/live-quiz/player/player-game.tsx';
import * as projectorParts from '../../games/live-quiz/projector/projector-parts.ts';
import { acked, fakeConnection } from '../connection.fixture.ts';
import { hostMachine } from '../host/host.machine.ts';
import { HostScreen } from '../host/host-screen.tsx';
import { projectorMachine } from '../projector/projector.machine.ts';
import { ProjectorScreen } from '../projector/projector-screen.tsx';

const pin = '482913';

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}
function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}
beforeAll(() => {
  // jsdom has no motion, no dialogs and no media queries.
  window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
  HTMLDialogElement.prototype.showModal = openDialog;
  HTMLDialogElement.prototype.close = closeDialog;
});
afterEach(cleanup);

const inRoom = [
  { seat_id: 1, name: 'Mia', connected: true, team: '1' },
  { seat_id: 2, name: 'Leo', connected: true, team: '2' },
  { seat_id: 3, name: 'Noor', connected: true, team: '1' },
];
const inLobby: TeamView[] = [
  { team: '1', size: 2, score: null, rank: null, previous_rank: null },
  { team: '2', size: 1, score: null, rank: null, previous_rank: null },
];
const scored: TeamView[] = [
  { team: '1', size: 2, score: 50, rank: 2, previous_rank: 1 },
  { team: '2', size: 1, score: 100, rank: 1, previous_rank: 2 },
];

function draw(screenful: ReactNode) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(<I18nProvider i18n={i18n}>{screenful}</I18nProvider>);
}

function showProjector(change: Partial<ProjectorView>, phase: ProjectorView['phase'] = 'lobby', host_token?: string) {
  const connection = fakeConnection();
  const machine = projectorMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { input: { pin, host_token } }).start();
  connection.emit({ type: 'view', view: projectorView(phase, { players: inRoom, ...change }), afresh: true });
  draw(<ProjectorScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={projectorParts} />);
  return { connection, orders: connection.orders, actor };
}

function showHost(change: Partial<HostView>, phase: HostView['phase'] = 'lobby') {
  const connection = fakeConnection();
  const actor = createActor(hostMachine.provide({ actors: { connection: connection.actor } }), { input: { pin } });
  actor.start();
  connection.emit({ type: 'view', view: hostView(phase, { players: inRoom, ...change }), afresh: true });
  draw(<HostScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={hostParts} />);
  return connection.orders;
}

const nothing = () => undefined;
function showPhone(view: PlayerView, team: '1' | '2' = '1') {
  const context = {
    pin, handed_token: null, view, seat: seatView({ team }), clock: null, names: 'own' as const, name: 'Mia', roster: null, student_id: null,
    generated: null, spin: 0, sending: null, isChangingName: false, refusal: null,
  }; // prettier-ignore
  draw(
    <PlayerGame
      context={context}
      isOver={false}
      onAnswer={nothing}
      onNotMe={nothing}
      onName={nothing}
      onEmblem={nothing}
      onGroup={nothing}
    />,
  );
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const aSeat = (seat_id: number) => {
  const data = new Map<string, string>([['application/x-lexiroom-seat', String(seat_id)]]);
  return { dataTransfer: { getData: (kind: string) => data.get(kind) ?? '', types: [...data.keys()] } };
};
const move = (seat_id: number, group: string) => ({ type: 'command', command: 'set_team', fields: { seat_id, group } });

describe('the lobby on the board', () => {
  test('names stand under their teams, which have an animal, a name and a count', () => {
    showProjector({ teams: inLobby });
    expect(namesIn('Cats')).toEqual(['Mia', 'Noor']);
    expect(namesIn('Fish')).toEqual(['Leo']);
    expect(screen.getByRole('heading', { name: 'Cats 2' })).toBeTruthy();
  });

  test('a press on a name, by pointer or key, asks for the team, and a press there moves the player', () => {
    const { orders } = showProjector({ teams: inLobby });
    fireEvent.click(screen.getByRole('button', { name: 'Noor', description: 'Move Noor to another team' }));
    expect(screen.getByRole('button', { name: 'Cats' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Fish' }));
    expect(orders).toEqual([move(3, '2')]);
    expect(screen.queryByRole('button', { name: 'Fish' })).toBeNull();
  });

  test('a name that is dropped on another team moves there; anything else that is dropped does nothing', () => {
    const { orders } = showProjector({ teams: inLobby });
    fireEvent.drop(screen.getByRole('region', { name: 'Fish' }), aSeat(1));
    expect(orders).toEqual([move(1, '2')]);
    fireEvent.drop(screen.getByRole('region', { name: 'Fish' }), { dataTransfer: { getData: () => '', types: [] } });
    expect(orders).toHaveLength(1);
  });

  test('teams that differ by more than one player can be balanced; others need no button', () => {
    showProjector({ teams: inLobby });
    expect(screen.queryByRole('button', { name: 'Balance the teams' })).toBeNull();
    cleanup();
    const { orders } = showProjector({ teams: [{ ...inLobby[0]!, size: 3 }, inLobby[1]!] });
    fireEvent.click(screen.getByRole('button', { name: 'Balance the teams' }));
    expect(orders).toEqual([{ type: 'command', command: 'balance_teams', fields: {} }]);
  });

  test('a board that does not steer shows the teams, and nobody can be moved there', async () => {
    showProjector({ teams: inLobby }, 'lobby', 'token');
    expect(namesIn('Cats')).toEqual(['Mia', 'Noor']);
    const own = await screen.findByRole('button', { name: 'Music and sounds' });
    expect(screen.getAllByRole('button')).toEqual([own]);
  });

  test('a move that is refused is told in words', () => {
    const { connection, actor } = showProjector({ teams: inLobby });
    connection.emit(acked({ type: 'set_team' }, { ok: false, code: 'INVALID', errDesc: '' }));
    expect(actor.getSnapshot().context.refusal).toMatchObject({ code: 'INVALID' });
  });
});

test('the host’s list has the teams with their points, and everybody can be moved in mid-quiz', () => {
  const orders = showHost({ teams: scored }, 'reveal');
  const cats = screen.getByRole('region', { name: 'Cats' });
  expect(within(cats).getByRole('heading').textContent).toBe('Cats50(2)');
  fireEvent.click(screen.getByRole('button', { name: 'Move Leo to another team' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cats' }));
  expect(orders).toEqual([move(2, '1')]);
  fireEvent.drop(screen.getByRole('region', { name: 'Fish' }), aSeat(3));
  expect(orders).toEqual([move(2, '1'), move(3, '2')]);
});

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('how the teams stand', () => {
  test('the leaderboard has the teams beside the players, with who climbed', () => {
    const leo = { seat_id: 2, name: 'Leo', score: 100, rank: 1, previous_rank: 2, team: '2', gained: 100, streak: 1 };
    showProjector({ teams: scored, leaderboard: { rows: [leo], callouts: [] } }, 'leaderboard');
    expect(lines()).toEqual(['1Fish1up 1 place100', '2Cats1down 1 place50', '1LeoFish1up 1 place+100100100']);
  });

  test('the podium names the winning team before the players', () => {
    showProjector({ teams: scored }, 'podium');
    const [well, won] = screen.getAllByRole('heading');
    expect(well?.textContent).toBe('Well played!');
    expect(won?.textContent).toBe('The winning team');
    expect(won?.parentElement?.textContent).toBe('The winning teamFish100 points');
  });

  test('teams that share the first place are told as a tie, and nobody has won without points', () => {
    const tie = scored.map((team) => ({ ...team, score: 75, rank: 1 }));
    showProjector({ teams: tie }, 'podium');
    expect(screen.getByText('The teams in the first place').parentElement?.textContent).toContain('CatsFish75 points');
    cleanup();
    showProjector({ teams: tie.map((team) => ({ ...team, score: 0 })) }, 'podium');
    expect(screen.queryByText(/first place|winning team/)).toBeNull();
  });
});

describe('a phone', () => {
  test('says whom one plays for in the lobby', () => {
    showPhone(playerView('lobby'), '2');
    expect(document.body.textContent).toContain('You play for Fish');
  });

  test.each(['question', 'open', 'reveal'] as const)('shows one’s team beside the name in phase %s', (phase) => {
    showPhone(playerView(phase, { teams: scored }));
    expect(screen.getByRole('banner').textContent).toContain('CatsMia');
  });

  test('after a question it tells where one’s own team stands', () => {
    showPhone(playerView('reveal', { teams: scored }));
    expect(document.body.textContent).toContain('Cats2nd · 50 points');
    cleanup();
    showPhone(playerView('leaderboard', { teams: scored }));
    expect(document.body.textContent).toContain('2Cats, your team');
  });
});

test('the report lists the teams and says whose every player was', () => {
  const report: Report = aReport({
    teams: scored.map(({ team, size, score, rank }) => ({ team, size, score, rank })),
    players: aReport().players.map((player) => ({ ...player, team: player.seat_id === 2 ? '2' : '1' })),
  });
  draw(<hostParts.ReportResults report={report} isBusy={false} onAccept={() => undefined} onVoid={() => undefined} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect([first, second].map((item) => item?.textContent)).toEqual([
    '1Fish1 player100 points',
    '2Cats2 players50 points',
  ]);
  expect(screen.getByRole('rowheader', { name: /Fish, Leo/ })).toBeTruthy();
});
