import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { LiveSessions } from '../live/session/live-sessions.ts';
import { batchesWritten, commandsAnswered } from '../measures/measure.ts';

/** Figures of live sessions: how many run, how many sockets are open, how commands are answered. Gives back how to stop. */
export function collectLive(app: NestFastifyApplication, registry: Registry, socketCount: () => number): () => void {
  const registers = [registry];
  const sessions = app.get(LiveSessions, { strict: false });
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_live_sessions_running',
    help: 'Live sessions that run on this server',
    registers,
    collect() {
      this.set(sessions.count);
    },
  });
  // oxlint-disable-next-line no-new
  new Gauge({
    name: 'lexiroom_socket_connections',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(socketCount());
    },
  });
  const commands = new Counter({
    name: 'lexiroom_commands_total',
    help: 'Socket commands by type and outcome: ok, or the code of the refusal',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const answers = new Histogram({
    name: 'lexiroom_answer_ack_seconds',
    help: 'From the arrival of an answer until it is acknowledged, and so stored',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5],
    registers,
  });
  const batches = new Histogram({
    name: 'lexiroom_group_commit_batch_size',
    help: 'How many answers were written together',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers,
  });
  const writing = new Histogram({
    name: 'lexiroom_group_commit_seconds',
    help: 'How long it took to write the answers of a batch',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5],
    registers,
  });
  const stops = [
    commandsAnswered.listen(({ type, outcome, ms }) => {
      commands.inc({ type, outcome });
      if (type === 'answer' && outcome === 'ok') answers.observe(ms / 1000);
    }),
    batchesWritten.listen(({ size, ms }) => {
      batches.observe(size);
      writing.observe(ms / 1000);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
