/** Makes a call that is ended when it takes longer than `ms` milliseconds, or when `outer` ends. */
export async function withTimeLimit<Result>(
  ms: number,
  call: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, ms);
  outer?.addEventListener('abort', end, { once: true });
  try {
    return await call(limit.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}
