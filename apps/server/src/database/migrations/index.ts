import type { MigrationObject } from '@mikro-orm/core';
import { CreatePeopleAndWords } from './0001-people-and-words.ts';
import { CreateLive } from './0002-live.ts';
import { CreateStudying } from './0003-studying.ts';
import { CreateSounds } from './0004-sounds.ts';
import { CreateLibrary } from './0005-library.ts';
import { CreatePictures } from './0006-pictures.ts';
import { CreateNameGivers } from './0007-name-givers.ts';
import { CompleteAccounts } from './0008-accounts.ts';
import { CompleteTree } from './0009-tree.ts';
import { CreateSearch } from './0010-search.ts';
import { CreateLooseSounds } from './0011-loose-sounds.ts';
import { CreateKnownDevices } from './0012-known-devices.ts';
import { CreateAccessEpochs } from './0013-access-epochs.ts';
import { CreateLinkKeys } from './0015-link-keys.ts';
import { AddClocks } from './0016-clocks.ts';
import { KeepTextsOfWords } from './0017-texts-of-words.ts';
import { AddLinksOfLives } from './0018-links-of-lives.ts';
import { CreateClasses } from './0020-classes.ts';
import { SpeedUpSharing } from './0021-seeing-what-is-shared.ts';
import { SaySharingOnce } from './0022-sharing-said-once.ts';
import { RememberWhenStudentsCame } from './0024-students-of-classes.ts';

/** In the order they are run; forward only. A released one is never edited: what it made is changed by a new one. */
export const migrations: MigrationObject[] = [
  { name: '0001-people-and-words', class: CreatePeopleAndWords },
  { name: '0002-live', class: CreateLive },
  { name: '0003-studying', class: CreateStudying },
  { name: '0004-sounds', class: CreateSounds },
  { name: '0005-library', class: CreateLibrary },
  { name: '0006-pictures', class: CreatePictures },
  { name: '0007-name-givers', class: CreateNameGivers },
  { name: '0008-accounts', class: CompleteAccounts },
  { name: '0009-tree', class: CompleteTree },
  { name: '0010-search', class: CreateSearch },
  { name: '0011-loose-sounds', class: CreateLooseSounds },
  { name: '0012-known-devices', class: CreateKnownDevices },
  { name: '0013-access-epochs', class: CreateAccessEpochs },
  { name: '0015-link-keys', class: CreateLinkKeys },
  { name: '0016-clocks', class: AddClocks },
  { name: '0017-texts-of-words', class: KeepTextsOfWords },
  { name: '0018-links-of-lives', class: AddLinksOfLives },
  { name: '0020-classes', class: CreateClasses },
  { name: '0021-seeing-what-is-shared', class: SpeedUpSharing },
  { name: '0022-sharing-said-once', class: SaySharingOnce },
  { name: '0024-students-of-classes', class: RememberWhenStudentsCame },
];
