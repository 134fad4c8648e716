import { addRefusals } from './refusal-words.ts';
import { refusals as ofAccounts } from './refusals/account.ts';
import { refusals as ofClaims } from './refusals/claim.ts';
import { refusals as ofClasses } from './refusals/classes.ts';
import { refusals as ofEditing } from './refusals/editing.ts';
import { refusals as ofHosting } from './refusals/hosting.ts';
import { refusals as ofLive } from './refusals/live.ts';
import { refusals as ofStories } from './refusals/stories.ts';
import { refusals as ofTrees } from './refusals/tree.ts';

// For specs: parts of the site are drawn there without their catalogues.
const every = [ofAccounts, ofClaims, ofClasses, ofEditing, ofHosting, ofLive, ofStories, ofTrees];
for (const refusals of every) addRefusals(refusals);
