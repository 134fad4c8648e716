import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InputFrom,
  SimulatedClock,
  transition,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** For specs: what is drawn in a machine. States one can be in, by path; transitions by where, on what, if, and whereto. */
interface Drawing {
  states: string[];
  transitions: string[];
}

/** For specs: every state that one can be in, and every transition, that a machine has. */
export function drawing(machine: AnyStateMachine): Drawing {
  const nodes = [machine.root, ...getStateNodes(machine)];
  const stays = nodes.filter(({ type, always }) => type !== 'compound' && !always);
  const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  return {
    states: stays.map(({ path }) => path.join('.')).toSorted(),
    transitions: transitions.map(nameOf).toSorted(),
  };
}

/**
 * For specs: looks for the shortest way into every situation that events can lead to, in studies that are not
 * `isFarEnough`, time that passes being an event too; then goes each of these ways anew on a simulated clock, and from
 * its end one step on with every event. Gives the drawing of what was met, how many steps that took, and the first
 * step, if any, that led elsewhere than foreseen.
 */
export function explored<Machine extends AnyStateMachine>(
  machine: Machine,
  inputs: readonly InputFrom<Machine>[],
  eventsIn: (snapshot: ReturnType<Machine['transition']>) => readonly EventObject[],
  isFarEnough: (snapshot: ReturnType<Machine['transition']>) => boolean,
): Drawing & { steps: number; strayed: Walked | undefined } {
  const events = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' ? [...eventsIn(snapshot as never), ...nextDelay(snapshot)] : [];
  const met = { states: new Set<string>(), transitions: new Set<string>() };
  const walks = inputs.flatMap((input) =>
    getShortestPaths<AnyStateMachine>(machine, {
      input,
      events,
      stopWhen: (snapshot) => isFarEnough(snapshot as never),
      serializeState: situation,
    })
      .flatMap(({ steps, state }) => [
        steps,
        ...events(state).map((event) => [
          ...steps,
          { event, state: transition<AnyStateMachine>(machine, state, event)[0] },
        ]),
      ])
      .flatMap((steps) => walked(machine, input, steps, met)),
  );
  return {
    states: [...met.states].toSorted(),
    transitions: [...met.transitions].toSorted(),
    steps: walks.length,
    strayed: walks.find(({ foreseen, found }) => foreseen !== found),
  };
}

/** Where a step should lead, and where it led. */
interface Walked {
  foreseen: string;
  found: string;
}

function walked(
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly { event: EventObject; state: AnyMachineSnapshot }[],
  met: { states: Set<string>; transitions: Set<string> },
): Walked[] {
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return;
      const { _transitions: taken } = seen;
      taken.map(nameOf).forEach((name) => met.transitions.add(name));
    },
  }).start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return steps.map(({ event, state }) => {
    if (event.type.startsWith('xstate.after')) letTimePass(clock, snapshot);
    else if (event.type !== 'xstate.init') actor.send(event);
    met.states.add(pathOf(snapshot()));
    return { foreseen: situation(state), found: situation(snapshot()) };
  });
}

/** The delay that ends first: the one of the innermost state. */
function nextDelay({ _nodes }: AnyMachineSnapshot): EventObject[] {
  const waiting = _nodes.toSorted((one, other) => other.path.length - one.path.length).flatMap(({ after }) => after);
  return waiting.slice(0, 1).map(({ eventType }) => ({ type: eventType }));
}

/** Time passes until something happens by itself, ten seconds at most. */
function letTimePass(clock: SimulatedClock, snapshot: () => AnyMachineSnapshot): void {
  const before = snapshot();
  for (let waited = 0; snapshot() === before && waited < 10_000; waited += 100) clock.increment(100);
}

function situation({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}

function pathOf({ _nodes }: AnyMachineSnapshot): string {
  return _nodes.find(({ type }) => type === 'atomic' || type === 'final')!.path.join('.');
}

interface Transition {
  source: { id: string };
  eventType: string;
  guard?: unknown;
  target?: readonly { id: string }[] | undefined;
}

function nameOf({ source, eventType, guard, target }: Transition): string {
  const condition = typeof guard === 'string' ? ` if ${guard}` : '';
  return `${source.id}: ${eventType}${condition} → ${target?.map(({ id }) => id).join() ?? 'stays'}`;
}
