/** Who may call. `owner`: of the thing the request names, whatever their role. */
export const actors = ['anonymous', 'other_learner', 'other_teacher', 'owner', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** What they get: `yes`, or the status of the refusal. 404 where even the existence is none of their business. */
export type Verdict = 'yes' | 401 | 403 | 404;
