// Preloaded into the built server: its wall clock stands at CLOCK_STANDS_AT (ISO 8601) when it starts, and runs on.
const ahead = Date.parse(process.env.CLOCK_STANDS_AT!) - Date.now();
const readWall = Date.now;
const startedAt = performance.timeOrigin;

Date.now = () => readWall() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given: unknown[]) =>
    Reflect.construct(RealDate, given.length > 0 ? given : [Date.now()]) as Date,
});
Object.defineProperty(performance, 'timeOrigin', { value: startedAt + ahead });
