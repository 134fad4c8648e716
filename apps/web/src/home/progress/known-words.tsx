import { Trans, useLingui } from '@lingui/react/macro';
import type { Progress } from '@lexiroom/contracts/today';
import { useLanguageName } from '../../i18n/language-name.ts';
import { ProgressPart } from './progress-part.tsx';

/** The words that are known of each language, and what that means. */
export function KnownWords({ languages }: Pick<Progress, 'languages'>) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  const number = new Intl.NumberFormat(i18n.locale);
  if (languages.length === 0) return null;
  const cell = 'py-2 pe-4 text-start';
  return (
    <ProgressPart title={<Trans>Words you know</Trans>}>
      <table className="w-full tabular-nums">
        <thead className="text-soft">
          <tr>
            <th scope="col" className={cell}>
              <Trans>Language</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Known</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Started</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>In your decks</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ target_language, known, answered, words }) => (
            <tr key={target_language} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                {languageName(target_language)}
              </th>
              <td className={`${cell} font-bold`}>{number.format(known)}</td>
              <td className={cell}>{number.format(answered)}</td>
              <td className={cell}>{number.format(words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-soft">
        <Trans>A word counts as known once you got it right on the last two days you were asked.</Trans>
      </p>
    </ProgressPart>
  );
}
