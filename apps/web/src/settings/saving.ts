import type { ChangeSettings, SessionUser } from '@lexiroom/contracts/accounts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../session/session.ts';
import { changeSettings } from './change-settings.ts';

export type Saving = UseMutationResult<void, Error, ChangeSettings>;

/** Saves one setting as soon as it is chosen: shown at once, taken back when the server does not take it. */
export function useSaving(): Saving {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (change: ChangeSettings) => changeSettings(cache, change) });
}

/** Takes what the server says of the user now. */
export function useNewUser(): (user: SessionUser) => void {
  const cache = useQueryClient();
  return (user) => void cache.setQueryData(sessionQuery.queryKey, user);
}
