import { Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { typedTexts } from '@lexiroom/domain/quiz-questions';
import { UserText } from '../../../design/typography/user-text.tsx';
import { rightText } from './answer-texts.ts';
import { TypedTexts } from './typed-texts.tsx';

interface TypedResultsProps {
  report: Report;
  isBusy: boolean;
  onAccept: (question: number, text: string, undo: boolean) => void;
}

/** Of each question that was typed, what was typed instead, for the host to accept; nothing where nothing was. */
export function TypedResults({ report, isBusy, onAccept }: TypedResultsProps) {
  const { target_language } = report;
  const typed = report.questions.flatMap((question) => {
    const { accepted, also_right, number } = question;
    if (!question.scored || accepted === undefined) return [];
    const times = new Map<string, number>();
    for (const { answers } of report.players) {
      const text = answers.find((answer) => answer.question === number)?.text;
      if (text !== undefined) times.set(text, (times.get(text) ?? 0) + 1);
    }
    const texts = typedTexts(times, { target_translation: rightText(question), target_language, also_right })
      .filter(({ verdict }) => verdict !== 'right')
      .map((text) => ({ ...text, near: text.verdict === 'near', accepted: accepted.includes(text.text) }));
    return texts.length === 0 ? [] : [{ question, texts }];
  });
  if (typed.length === 0) return null;
  return (
    <section aria-labelledby="typed" className="flex flex-col gap-3 print:hidden">
      <h2 id="typed" className="font-display text-2xl font-bold">
        <Trans>What was typed instead</Trans>
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {typed.map(({ question, texts }) => (
          <div key={question.number} className="flex min-w-0 flex-col gap-2 rounded-3xl border border-line bg-card p-4">
            <h3 className="text-lg font-bold wrap-anywhere">
              {question.number}. <UserText language={target_language}>{rightText(question)}</UserText>
            </h3>
            <TypedTexts
              texts={texts}
              language={target_language}
              isBusy={isBusy}
              onAccept={(text, undo) => onAccept(question.number, text, undo)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
