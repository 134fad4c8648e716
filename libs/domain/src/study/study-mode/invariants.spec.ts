import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import {
  currentPage,
  isAnswered,
  type Page,
  type PageEvent,
  progressOf,
  recallPage,
  type StudyAnswer,
  type StudyInput,
  wordCount,
  wordsDone,
} from '../page/index.ts';
import { recallKinds } from '../recall/index.ts';
import { words } from '../fixtures/index.ts';
import { studyMachine } from './index.ts';

/** What a learner may do at any moment; options are meant by their place, and time passes too. */
type Deed =
  | { type: 'choose'; place: number }
  | { type: 'thumb'; is_correct: boolean }
  | { type: 'text'; verdict: 'right' | 'almost' | 'wrong'; is_correct: boolean }
  | { type: 'unknown' }
  | { type: 'wait'; ms: number }
  | { type: 'press'; event: 'SHOW' | 'NEXT' | 'BACK' | 'READ' };

const deeds = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('choose' as const), place: fc.nat(4) }),
    fc.record({ type: fc.constant('thumb' as const), is_correct: fc.boolean() }),
    fc.record({
      type: fc.constant('text' as const),
      verdict: fc.constantFrom('right', 'almost', 'wrong'),
      is_correct: fc.boolean(),
    }),
    fc.constant({ type: 'unknown' as const }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(300, 700, 1000, 2000) }),
    fc.record({
      type: fc.constant('press' as const),
      event: fc.constantFrom('SHOW', 'NEXT', 'NEXT', 'NEXT', 'BACK', 'READ'),
    }),
  ),
  { maxLength: 60 },
);

/** Studies of up to six words: new and known ones, some to be typed or heard, with and without pictures and source texts. */
const studies: fc.Arbitrary<StudyInput> = fc
  .record({
    looks: fc.array(
      fc.record({
        is_new: fc.boolean(),
        hasPicture: fc.boolean(),
        hasSource: fc.boolean(),
        recall: fc.subarray([...recallKinds]),
      }),
      {
        maxLength: 6,
      },
    ),
    option_count: fc.constantFrom(2, 3, 4),
    seed: fc.nat(),
  })
  .map(({ looks, option_count, seed }) => {
    const all = words(6);
    const studied = looks.map(({ is_new, hasPicture, hasSource, recall }, index) => {
      const { image_id, source_translation, ...word } = all[index]!;
      return {
        ...word,
        is_new,
        recall: is_new ? [] : recall,
        image_id: hasPicture ? image_id : null,
        source_translation: hasSource ? source_translation : null,
      };
    });
    return {
      words: studied,
      choices: [...studied, ...all.slice(looks.length)],
      option_count,
      seed,
      pageFor: recallPage,
    };
  });

function begun(input: StudyInput) {
  const clock = new SimulatedClock();
  const actor = createActor(studyMachine, { clock, input });
  const answers: StudyAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const send = (event: PageEvent) => actor.send(event);
  const act = (deed: Deed) => {
    const page = currentPage(context());
    if (deed.type === 'wait') clock.increment(deed.ms);
    else if (deed.type === 'press') send({ type: deed.event });
    else if (deed.type === 'thumb') send({ type: 'JUDGE', is_correct: deed.is_correct, ms: 1 });
    else if (deed.type === 'text') send({ ...deed, type: 'TYPE', text: 'x', ms: 1 });
    else if (deed.type === 'unknown') send({ type: 'DONT_KNOW', ms: 1 });
    else
      send({ type: 'CHOOSE', word_id: (page?.type === 'question' && page.option_word_ids[deed.place]) || 99, ms: 1 });
  };
  const undo = () => send({ type: 'UNDO' });
  return { answers, context, act, undo, isOver: () => actor.getSnapshot().matches('finished') };
}

const answered = (pages: readonly Page[]) => pages.filter(isAnswered);
const waitingCards = (pages: readonly Page[]) =>
  pages.filter((page) => page.type === 'flashcard' && !isAnswered(page)).map(({ word_id }) => word_id);

test('whatever is done: one page is in sight, an answer stays as it is and is told once, one card of a word waits', () => {
  fc.assert(
    fc.property(studies, deeds, (input, done) => {
      const { answers, context, act } = begun(input);
      for (const deed of done) {
        const before = answered(context().pages);
        act(deed);
        const { pages, position } = context();
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThan(Math.max(1, pages.length));
        for (const page of before) expect(pages).toContain(page);
        expect(answers).toHaveLength(answered(pages).length);
        expect(new Set(waitingCards(pages)).size).toBe(waitingCards(pages).length);
      }
    }),
  );
});

test('whatever was done before, a study in which everything is then answered right ends, and has asked every word once', () => {
  fc.assert(
    fc.property(studies, deeds, (input, done) => {
      const { answers, context, act, isOver } = begun(input);
      done.filter((deed) => deed.type !== 'press' || deed.event === 'SHOW').forEach(act);
      for (let step = 0; !isOver() && step < 500; step++) {
        const page = currentPage(context());
        if (page?.type === 'question') act({ type: 'choose', place: page.option_word_ids.indexOf(page.word_id) });
        act({ type: 'text', verdict: 'right', is_correct: true });
        act({ type: 'press', event: 'SHOW' });
        act({ type: 'thumb', is_correct: true });
        act({ type: 'press', event: 'NEXT' });
      }
      expect(isOver()).toBe(true);
      const { pages } = context();
      const asked = answers.filter(
        ({ is_repeated, mode, kind }) => !is_repeated && (mode === 'study' || kind === 'flashcard'),
      );
      expect(new Set(asked.map(({ word_id }) => word_id)).size).toBe(input.words.length);
      const questions = pages
        .filter(({ type }) => type === 'question' || type === 'typed')
        .filter((page) => !('is_repeated' in page && page.is_repeated));
      for (const { word_id } of questions) {
        const told = answers.filter((answer) => answer.word_id === word_id && answer.mode === 'study');
        expect(told.filter(({ is_repeated }) => !is_repeated)).toHaveLength(1);
      }
    }),
  );
});

test('kept as JSON at any moment and taken up again, a study goes on as if nothing had happened', () => {
  fc.assert(
    fc.property(studies, deeds, deeds, (input, before, afterwards) => {
      const study = begun(input);
      before.forEach(study.act);
      study.act({ type: 'wait', ms: 2000 });
      if (study.isOver()) return;
      const resumed = begun({ ...input, resumed: JSON.parse(JSON.stringify(progressOf(study.context()))) });
      expect(progressOf(resumed.context())).toEqual(progressOf(study.context()));
      for (const deed of [{ type: 'press', event: 'SHOW' } as const, ...afterwards]) {
        study.act(deed);
        resumed.act(deed);
        expect(progressOf(resumed.context())).toEqual(progressOf(study.context()));
        expect(resumed.isOver()).toBe(study.isOver());
      }
      expect(resumed.answers).toEqual(study.answers.slice(study.answers.length - resumed.answers.length));
    }),
  );
});

test('whatever was done: an undone answer leaves the pages as they were before, and given again brings the same', () => {
  fc.assert(
    fc.property(studies, deeds, fc.nat(3), (input, done, place) => {
      const { context, act, undo } = begun(input);
      done.forEach(act);
      for (const deed of [{ type: 'choose', place } as const, { type: 'thumb', is_correct: place > 1 } as const]) {
        const before = context();
        act(deed);
        const after = context();
        if (after.pages === before.pages) continue;
        undo();
        expect(progressOf(context())).toEqual({ ...progressOf(before), is_over: false });
        act(deed);
        expect(context().pages).toEqual(after.pages);
      }
    }),
  );
});

test('whatever is done: the words that are done never become fewer, nor more than there are', () => {
  fc.assert(
    fc.property(studies, fc.array(fc.oneof(deeds, fc.constant('undo' as const)), { maxLength: 8 }), (input, done) => {
      const { context, act, undo } = begun(input);
      const count = wordCount(context());
      let before = 0;
      for (const deed of done.flat()) {
        if (deed === 'undo') undo();
        else act(deed);
        const now = wordsDone(context());
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now).toBeLessThanOrEqual(count);
        expect(wordCount(context())).toBe(count);
        before = now;
      }
    }),
  );
});

test('400 new words are introduced and asked in 800 pages', () => {
  const { context } = begun({ words: words(400), choices: words(400), option_count: 4, seed: 3 });
  const types = context().pages.map(({ type }) => type);
  expect(types.filter((type) => type === 'introduction')).toHaveLength(400);
  expect(types.filter((type) => type === 'question')).toHaveLength(400);
});
