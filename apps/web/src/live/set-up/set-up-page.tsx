import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { SetUpScreen } from './set-up-screen.tsx';
import { type SetUpInput, setUpMachine } from './set-up.machine.ts';

/** From a deck to an open lobby. */
export function SetUpPage(input: SetUpInput) {
  const [snapshot, send] = useMachine(setUpMachine, { input });
  useEffect(() => {
    // Back from the projector the browser may show the page as it was left: what runs is looked up anew.
    const look = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
  return <SetUpScreen snapshot={snapshot} send={send} />;
}
