import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';
import type { HostView, LiveTrouble, ProjectorView } from '@lexiroom/contracts/live';
import type { Order } from '../connection/connection-actor.ts';
import type { ConnectionEvent } from '../connection/live-connection.ts';
import { hearTime, type ServerClock } from '../connection/server-clock.ts';
import type { Move } from './moves.ts';

/** The context of the machines of projector and host: the newest view, and the move that is on its way to the server. */
export interface ScreenContext<View extends ProjectorView | HostView> {
  pin: string;
  view: View | null;
  clock: ServerClock | null;
  /** The move that was sent and not yet acknowledged. */
  moving: Move | null;
  /** Why the server cannot store the events of the session; null while it can. */
  trouble: LiveTrouble | null;
  /** How often somebody else, or the clock, was quicker than a move of this screen. */
  overtaken: number;
  /** Why the last order was refused; not because it was overtaken. */
  refusal: { code: RefusalCode; params?: RefusalParams } | null;
}

type Change<View extends ProjectorView | HostView> = Partial<ScreenContext<View>>;

/** What a move is about: after it has done its work, the view is of another moment. */
type Moment = Pick<ProjectorView | HostView, 'phase'> & { question?: number | undefined };

const momentOf = ({ phase, question }: ProjectorView | HostView): Moment => ({ phase, question: question?.number });
const isSameMoment = (one: Moment, other: Moment) => one.phase === other.phase && one.question === other.question;

/**
 * The context after a view; one for another kind of screen changes nothing. A view of another moment says that a move is
 * done, also before its acknowledgement comes: whoever sees the new moment can go on from it at once.
 */
export function withView<View extends ProjectorView | HostView>(
  context: ScreenContext<View>,
  { view, afresh }: Extract<ConnectionEvent, { type: 'view' }>,
  role: View['role'],
): Change<View> {
  if (view.role !== role) return {};
  const clock = hearTime(context.clock, view.server_now, performance.now(), afresh);
  const newer = withThoseWaitedFor(context.view, view as View);
  const isMovedOn = context.view === null || !isSameMoment(momentOf(context.view), momentOf(newer));
  return {
    view: newer,
    clock,
    ...(isMovedOn ? { moving: null } : {}),
  };
}

/** Whom the question waits for comes beside the views, and stays while it is the same question. */
function withThoseWaitedFor<View extends ProjectorView | HostView>(before: View | null, view: View): View {
  if (before?.role !== 'host' || before.waits_for === undefined) return view;
  const isSame = view.phase === 'open' && before.question?.number === view.question?.number;
  return isSame ? { ...view, waits_for: before.waits_for } : view;
}

/** The context after a count of answers: it is put into the view it belongs to. */
export function withProgress<View extends ProjectorView | HostView>(
  { view }: ScreenContext<View>,
  { progress }: Extract<ConnectionEvent, { type: 'progress' }>,
): Change<View> {
  if (view?.question?.number !== progress.question) return {};
  const { answered, connected, waits_for } = progress;
  return { view: { ...view, answered, connected, ...(view.role === 'host' && waits_for ? { waits_for } : {}) } };
}

/** The context after an acknowledgement. That of a move from an earlier moment leaves the newer move on its way. */
export function withAck<View extends ProjectorView | HostView>(
  { view, moving, refusal, overtaken }: ScreenContext<View>,
  { command, ack }: Extract<ConnectionEvent, { type: 'acked' }>,
): Change<View> {
  const isOfEarlier = view && 'expect' in command && command.expect && !isSameMoment(command.expect, momentOf(view));
  return {
    moving: command.type === moving && !isOfEarlier ? null : moving,
    ...(!ack.ok && ack.code === 'STALE' ? { overtaken: overtaken + 1 } : {}),
    refusal:
      ack.ok || ack.code === 'STALE' ? refusal : { code: ack.code, ...(ack.params ? { params: ack.params } : {}) },
  };
}

/** The order for a move: it names what was seen, so that two clicks never move twice. */
export function moveOrder({ view }: ScreenContext<ProjectorView | HostView>, command: Move): Order {
  if (!view) return { type: 'command', command, fields: {} };
  const { phase, question } = momentOf(view);
  return {
    type: 'command',
    command,
    fields: { expect: { phase, ...(question === undefined ? {} : { question }) } },
  };
}
