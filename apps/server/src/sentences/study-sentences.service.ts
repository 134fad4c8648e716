import type { DeckSentence, StudySentences } from '@lexiroom/contracts/sentences';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type AskedSchedule, calendarOf, learnerOf, readKnown } from '../decks/learner.ts';
import { visibleDecks } from '../decks/visible-decks.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { readSentences } from './read-sentences.ts';

/** Sentences as they are studied. */
@Injectable()
export class StudySentencesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly speech: SpeechService,
  ) {}

  /**
   * The sentences of these decks, with what the schedule that is asked for knows of them. NOT_FOUND when a deck is not
   * visible to the visitor, and when the class or the student is not theirs.
   */
  async ofDecks(
    visitor: Viewer & { user: CurrentUser | undefined },
    { id, ...asked }: { id: number[] } & AskedSchedule,
  ): Promise<StudySentences | Refusal> {
    const decks = await visibleDecks(this.pool, visitor, id);
    if (!decks) return refuse('NOT_FOUND');
    const learner = await learnerOf(this.pool, visitor.user, decks, asked, 'sentences');
    if (learner instanceof Refusal) return learner;
    const deck_ids = decks.map(({ deck_id }) => deck_id);
    const sentences = await readSentences(this.pool, visitor.user?.user_id, deck_ids);
    const isSpoken = decks.some(({ target_language }) => this.speech.hasVoice(target_language));
    // Somebody who opens them will listen to them.
    if (isSpoken && sentences.some(lacksSound)) this.speech.wake();
    if (!learner) return { sentences, calendar: null };
    const calendar = calendarOf(learner, this.clock.now());
    const origins = sentences.map(({ deck_id, origin_sentence_id }) => ({ deck_id, origin_id: origin_sentence_id }));
    const known = await readKnown(learner, calendar.today, decks, origins);
    return { sentences: sentences.map((sentence, place) => ({ ...sentence, ...known[place]! })), calendar };
  }
}

const lacksSound = ({ sound_id, target_translation }: DeckSentence): boolean =>
  sound_id === null && target_translation !== null;
