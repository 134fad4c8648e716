import { useMachine } from '@xstate/react';
import { SetUpScreen } from './set-up-screen.tsx';
import { type SetUpInput, setUpMachine } from './set-up.machine.ts';

/** From a deck to an open lobby. */
export function SetUpPage(input: SetUpInput) {
  const [snapshot, send] = useMachine(setUpMachine, { input });
  return <SetUpScreen snapshot={snapshot} send={send} />;
}
