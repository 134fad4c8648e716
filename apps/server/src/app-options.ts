import type { AccountsOptions } from './accounts/accounts-options.ts';
import type { ClusterOptions } from './cluster/cluster-options.ts';
import type { Clock } from './clock/clock.ts';
import type { DiskOptions } from './disk/disk-watch.ts';
import type { DocumentsOptions } from './documents/documents.service.ts';
import type { HttpOptions } from './http/http-options.ts';
import type { ImportsOptions } from './imports/imports-options.ts';
import type { JobsOptions } from './jobs/jobs.ts';
import type { MailOptions } from './mail/smtp-options.ts';
import type { MediaOptions } from './media/s3-options.ts';
import type { BaseOptions } from './configuration/base-options.ts';
import type { BackupOptions } from './operations/backup/backups-options.ts';
import type { PushOptions } from './reminders/push/push-options.ts';
import type { SpeechOptions } from './speech/speech-provider.ts';
import type { ImageOptions } from './web-images/image-provider.ts';

type Foundations = BaseOptions &
  ClusterOptions &
  DiskOptions &
  JobsOptions &
  MailOptions &
  MediaOptions &
  SpeechOptions;
type Nouns = AccountsOptions & DocumentsOptions & ImageOptions & ImportsOptions & PushOptions;

/** Everything the server needs to be told to run: what each of its folders asks for. */
export interface AppOptions extends Foundations, HttpOptions, Nouns, BackupOptions {
  /** What whoever collects metrics has to bring; there are none when absent. */
  metricsToken?: string;
  /** The wall clock; that of the machine when absent. */
  clock?: Clock;
}
