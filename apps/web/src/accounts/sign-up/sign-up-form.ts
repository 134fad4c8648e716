import { SignUp } from '@lexiroom/contracts/accounts';

export const signUpFields = ['username', 'email', 'password'] as const;
export type SignUpField = (typeof signUpFields)[number];
/** What is wrong with a field: nothing in it, its shape, or its length. */
export type SignUpFault = 'missing' | 'shape' | 'short' | 'long';

/** The fault that the contract finds in each field, in the order of the form. */
export function faultsOf(typed: SignUp): Partial<Record<SignUpField, SignUpFault>> {
  const parsed = SignUp.safeParse(typed);
  const faults: Partial<Record<SignUpField, SignUpFault>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = signUpFields.find((name) => name === issue.path[0]);
    if (!field || faults[field]) continue;
    if (typed[field].trim() === '') faults[field] = 'missing';
    else if (issue.code === 'too_small') faults[field] = 'short';
    else if (issue.code === 'too_big') faults[field] = 'long';
    else faults[field] = 'shape';
  }
  return faults;
}

/** The time zone of this browser, for the day a due date falls on. */
export function timeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}
