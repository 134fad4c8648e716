import { useLingui } from '@lingui/react/macro';

/** How often a word was missed, as '7 of 12 · 58%', in the figures of the reader's language. */
export function useMissedShare(): (missed: number, asked: number) => string {
  const { t, i18n } = useLingui();
  return (missed, asked) => {
    const wrong = i18n.number(missed);
    const answers = i18n.number(asked);
    const share = i18n.number(missed / asked, { style: 'percent' });
    return t`${wrong} of ${answers} · ${share}`;
  };
}
