import { Plural, Trans } from '@lingui/react/macro';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '../../design/buttons/button.tsx';
import { LanguageProvider } from '../../i18n/language-provider.tsx';

/**
 * `too_old`: given too long ago. `not_taken`: the word or deck that it would count for is gone; of a student who was asked,
 * perhaps the student or the class: `student_gone`. `score`: that of a game, whatever the reason.
 */
type Counts = Record<'too_old' | 'not_taken' | 'student_gone' | 'score', number>;
const none: Counts = { too_old: 0, not_taken: 0, student_gone: 0, score: 0 };
let counts = none;
let root: Root | undefined;

/** Shows, above whatever page is open, that one more answer, or score, was refused for good. */
export function showRefused(why: keyof Counts): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  show({ ...counts, [why]: counts[why] + 1 });
}

function show(changed: Counts): void {
  counts = changed;
  root?.render(
    <LanguageProvider>
      {counts !== none && <RefusedNotice counts={counts} onRead={() => show(none)} />}
    </LanguageProvider>,
  );
}

/** Stays until it is closed: what was learned is lost, and nothing else on the page says so. */
function RefusedNotice({
  counts: { too_old, not_taken, student_gone, score },
  onRead,
}: {
  counts: Counts;
  onRead: () => void;
}) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-4">
      <div
        role="alert"
        className="pointer-events-auto flex max-w-xl flex-wrap items-center justify-end gap-3 rounded-2xl bg-bad-wash px-4 py-3 font-medium text-bad-ink shadow-lg"
      >
        <div className="grow basis-60">
          {too_old > 0 && (
            <p>
              <Plural
                value={too_old}
                one="# answer was given more than 30 days ago and can no longer be recorded."
                other="# answers were given more than 30 days ago and can no longer be recorded."
              />
            </p>
          )}
          {not_taken > 0 && (
            <p>
              <Plural
                value={not_taken}
                one="# answer could not be recorded. Perhaps its deck was changed or deleted."
                other="# answers could not be recorded. Perhaps their deck was changed or deleted."
              />
            </p>
          )}
          {student_gone > 0 && (
            <p>
              <Plural
                value={student_gone}
                one="# answer of a student could not be recorded. Perhaps the student was removed, or the class is in the archive."
                other="# answers of students could not be recorded. Perhaps the students were removed, or the class is in the archive."
              />
            </p>
          )}
          {score > 0 && (
            <p>
              <Plural
                value={score}
                one="# score could not be recorded. Perhaps its deck was changed or deleted, or the game was played too long ago."
                other="# scores could not be recorded. Perhaps their decks were changed or deleted, or the games were played too long ago."
              />
            </p>
          )}
        </div>
        <Button onClick={onRead}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </div>
  );
}
