import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { teamsByRank } from '@lexiroom/domain/live-teams';
import { useFittingTexts } from '../../../design/typography/fitting-text.ts';
import { OptionCard, sizesOnBoard, textsOf } from './option-card.tsx';
import { TeamStrip } from '../team-standings.tsx';
import { TypedCounts } from './typed-counts.tsx';
import { WordSound } from '../word-sound.tsx';
import { WordCard } from '../word-card.tsx';

/** So many teams stand in one line; how all of them stand is told next. */
const mostTeams = 4;

/**
 * How the options were chosen; then, once it is told, which of them is right, and the word to remember. Who hears the page
 * is told at once.
 */
export function RevealBoard({ view, isTold }: { view: ProjectorView; isTold: boolean }) {
  const { question, reveal } = view;
  const options = question?.options ?? [];
  const list = useFittingTexts<HTMLOListElement>(textsOf(options), sizesOnBoard);
  if (!question || !reveal) return null;
  const all = reveal.counts.reduce((sum, count) => sum + count, 0);
  const isPictures = options.every((option) => option.text === undefined);
  return (
    <div className="flex flex-1 flex-col gap-5 lg:min-h-0">
      <h1 className="sr-only">
        <Trans>The right answer</Trans>
      </h1>
      {reveal.voided && (
        <output className="rounded-2xl bg-sun px-5 py-3 text-center text-back font-bold text-on-sun">
          <Trans>This question does not count</Trans>
        </output>
      )}
      <div className="flex min-h-0 flex-1 items-stretch gap-8 max-lg:flex-col">
        <section className="grid flex-[2] place-content-center gap-4 rounded-[2rem] bg-card p-6">
          {isTold ? (
            <>
              <div className="animate-pop">
                <WordCard
                  word={reveal.word}
                  target_language={view.target_language}
                  source_language={view.source_language}
                  look="poster"
                />
              </div>
              {reveal.word.sound_path && (
                <div className="[&_button]:size-20">
                  <WordSound path={reveal.word.sound_path} big />
                </div>
              )}
            </>
          ) : (
            <p aria-hidden="true" className="grid grid-flow-col gap-5">
              {[0, 1, 2].map((dot) => (
                <i
                  key={dot}
                  className={`size-8 animate-breathe rounded-full bg-sun ${['', '[animation-delay:.3s]', '[animation-delay:.6s]'][dot]}`}
                />
              ))}
            </p>
          )}
        </section>
        {question.kind === 'typed' && <TypedCounts counts={reveal.counts} />}
        <ol
          ref={list}
          className={`${question.kind === 'typed' ? 'hidden' : 'grid'} flex-[3] gap-4 lg:min-h-0 ${isPictures ? 'auto-rows-fr grid-cols-2' : 'auto-rows-fr'}`}
        >
          {options.map((option, index) => {
            const count = reveal.counts[index] ?? 0;
            return (
              <OptionCard
                key={index}
                option={option}
                index={index}
                language={view.target_language}
                result={{ isRight: index === reveal.correct_option, count, share: all === 0 ? 0 : count / all, isTold }}
              />
            );
          })}
        </ol>
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-8 text-back text-soft">
        {view.teams && <TeamStrip teams={teamsByRank(view.teams).slice(0, mostTeams)} />}
        <p>
          {reveal.unanswered > 0 && (
            <Plural value={reveal.unanswered} one="# did not answer" other="# did not answer" />
          )}
        </p>
      </div>
    </div>
  );
}
