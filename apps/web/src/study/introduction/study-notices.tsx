import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, LogIn, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link, logInPath, useAddress, useLazyOverlay } from '../../navigation/index.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { treeCatalogues } from '../../i18n/catalogues/tree.ts';
import { isRecorded, type Study } from '../study.ts';

/** With the words of folders, into one of which the copy goes. */
const fetchDialog = async () => (await withWords(import('../clone/clone-dialog.tsx'), treeCatalogues)).CloneDialog;

/** What a viewer ought to know of a study: how answers are kept, and what was left out (specification 2 section 6). */
export function StudyNotices({ study }: { study: Study }) {
  const { data, isOwner } = study;
  if (!data.logged_in_user) return <LoginNotice />;
  if (!isOwner) return data.words.every((word) => isRecorded(study, word)) ? null : <CloneNotice study={study} />;
  return data.duplicates.length > 0 ? <DuplicatesNotice study={study} /> : null;
}

function LoginNotice() {
  const { href } = useAddress();
  return (
    <Link to={logInPath(href)} className={`${buttonClass()} self-start text-start!`}>
      <LogIn className="size-5 shrink-0 rtl:rotate-180" aria-hidden="true" />
      <Trans>Login to save your progress</Trans>
    </Link>
  );
}

function CloneNotice({ study }: { study: Study }) {
  const { t } = useLingui();
  const { Shown: Dialog, open, close } = useLazyOverlay(fetchDialog);
  const isOne = study.data.studyDeckIds.length === 1;
  return (
    <>
      <Button
        icon={<Copy className="size-5 shrink-0" aria-hidden="true" />}
        onClick={open}
        className="self-start text-start!"
      >
        {isOne ? t`Clone this deck to save your scores` : t`Clone these decks to save your scores`}
      </Button>
      {Dialog && <Dialog study={study} onClose={close} />}
    </>
  );
}

function DuplicatesNotice({ study: { data } }: { study: Study }) {
  const list = [...new Set(data.duplicates)].map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ', '}
      <UserText language={data.words.find(({ target_translation }) => target_translation === word)?.target_language}>
        {word}
      </UserText>
    </Fragment>
  ));
  return (
    <p className="flex items-start gap-3 rounded-2xl bg-brand-wash px-4 py-3 font-medium text-brand-ink">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>Excluded duplicates: {list}</Trans>
      </span>
    </p>
  );
}
