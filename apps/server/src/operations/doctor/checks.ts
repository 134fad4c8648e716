import { compareAccounts } from '../../accounts/consistency.ts';
import { compareSoloAnswers } from '../../answers/consistency.ts';
import { compareWordSchedules, rebuildWordSchedules } from '../../answers/projections.ts';
import { compareClasses } from '../../classes/consistency.ts';
import { compareDecks } from '../../decks/consistency.ts';
import { compareTrees } from '../../items/tree/consistency.ts';
import { comparePrivatePictures } from '../../library/consistency.ts';
import { compareLiveAnswers } from '../../live/replay/answer-consistency.ts';
import { compareLiveScores, rebuildLiveScores } from '../../live/replay/projections.ts';
import { compareSeats } from '../../live/replay/seat-consistency.ts';
import { compareReminders } from '../../reminders/consistency.ts';
import { compareGameScores, rebuildGameScores } from '../../scores/projections.ts';
import { compareFoldedKeys, refileFoldedKeys } from '../../search/consistency.ts';
import { compareContent, tellOfContent } from '../../library/starter-updates/missing-content.ts';
import { compareSearch, rebuildSearch } from '../../search/projections.ts';
import { compareStories } from '../../stories/consistency.ts';
import { findGaps } from './event-gaps.ts';
import type { Check } from './check.ts';
import { compareFiles, tellOfOrphans } from './files.ts';
import { compareMigrations, tellOfVersion } from './migrations.ts';
import { compareSchema, tellOfMissingRights } from './schema.ts';
import { compareSequences, moveSequences } from './sequences.ts';
import { compareVoices, tellOfVoices } from './voices.ts';

/** Where this one finds something, no other can say anything: they read the tables of this version. */
export const firstCheck: Check = {
  name: 'The tables are those of this version',
  look: compareMigrations,
  remark: tellOfVersion,
};

/** Everything else that the doctor looks at, in the order it is told. */
export const checks: Check[] = [
  { name: 'Every key, rule and trigger of the tables is there', look: compareSchema, remark: tellOfMissingRights },
  { name: 'New rows get numbers that no row has', look: compareSequences, repair: moveSequences },
  { name: 'Everybody has a root folder, and a name that is found', look: compareAccounts },
  { name: 'Everything in the trees hangs where it may', look: compareTrees },
  { name: 'Every student of a class is one, or a part of one', look: compareClasses },
  { name: 'Every deck is whole, its words in order', look: compareDecks },
  { name: 'Every story is whole', look: compareStories },
  { name: 'Every name is filed under its key', look: compareFoldedKeys, repair: refileFoldedKeys },
  { name: 'No picture that is not shared has a name for everybody', look: comparePrivatePictures },
  { name: 'Searches find what is public, and nothing else', look: compareSearch, repair: rebuildSearch },
  { name: 'The log of every session is without gaps', look: findGaps },
  { name: 'Everybody who joined a session has a seat of their own', look: compareSeats },
  { name: 'Every answer of a seat is one to its question', look: compareLiveAnswers },
  { name: 'Every scoreboard is what the log tells', look: compareLiveScores, repair: rebuildLiveScores },
  { name: 'Every answer given alone is one of its person', look: compareSoloAnswers },
  { name: 'Every due date is what the answers tell', look: compareWordSchedules, repair: rebuildWordSchedules },
  { name: 'Every reminder that is wished has its moment', look: compareReminders },
  { name: 'Every score of a game is what its answers tell', look: compareGameScores, repair: rebuildGameScores },
  { name: 'Nothing is lost of the content that came with the program', look: compareContent, remark: tellOfContent },
  { name: 'Every picture and sound has its file', look: compareFiles, remark: tellOfOrphans },
  { name: 'Every voice of VOICES_DIR can be used', look: compareVoices, remark: tellOfVoices },
];
