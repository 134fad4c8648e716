import { useLingui } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { Page } from '../../page/page.tsx';
import { useStudyNavigation } from '../study-address.ts';
import type { Selection } from '../study-address.ts';
import { useChosenClass } from '../class/chosen-class.ts';
import type { Study, ViewProps } from '../study.ts';
import { CoverButton } from '../cover/cover-button.tsx';
import { EditButton } from './study-title.tsx';
import { FolderLink } from './study-title.tsx';
import { listedWords } from '../study.ts';
import { ModeButtons, type SentencesButtonProps } from './mode-buttons.tsx';
import { StudyNotices } from './study-notices.tsx';
import { ScheduledPractice } from './scheduled-practice.tsx';
import type { SentenceLinks } from '../words/sentence-links.ts';
import { offeredFrom, wordsToType } from '../recall/words-to-type.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { StudyTitle } from './study-title.tsx';
import { WordsAndStatistics } from './words-and-statistics.tsx';

const ClassNotice = lazyPart(
  async () => (await withWords(import('../class/class-notice.tsx'), pagesCatalogues)).ClassNotice,
);

/** Fetched only where a class is chosen, or was. */
function ClassSlot({ study }: { study: Study }) {
  const { isGone } = useChosenClass(study.address);
  return study.class_id === undefined && !isGone ? null : (
    <Suspense>
      <ClassNotice study={study} />
    </Suspense>
  );
}

const TypingOffer = lazyPart(
  async () => (await withWords(import('../recall/typing-offer.tsx'), pagesCatalogues)).TypingOffer,
);

/** Fetched only for whoever knows enough words to type them. Stays until it is left: it says what was chosen. */
function TypingSlot({ study }: { study: Study }) {
  const [isOffered] = useState(() => wordsToType(study).length >= offeredFrom);
  return isOffered ? (
    <Suspense>
      <TypingOffer study={study} />
    </Suspense>
  ) : null;
}

const ReportButton = lazyPart(
  async () => (await withWords(import('../../decks/reporting/report-button.tsx'), pagesCatalogues)).ReportButton,
);

/** The way to report a deck as a whole, for whoever is logged in and does not own it. */
function ReportSlot({ study: { data, isOwner } }: { study: Study }) {
  const [deck_id, ...others] = data.studyDeckIds;
  if (isOwner || data.logged_in_user === null || deck_id === undefined || others.length > 0) return null;
  const { deck_name } = data;
  return (
    <Suspense>
      <ReportButton entries={[{ entry: 'item', id: deck_id, label: deck_name }]} seenIn={deck_id} of={deck_name} />
    </Suspense>
  );
}

const noLinks: SentenceLinks = new Map();

interface StudyIntroductionProps extends ViewProps {
  SentencesButton: ComponentType<SentencesButtonProps>;
}

/** The first page of a study: what it is, the ways into it, and its words (specification 2 section 2.1). */
export function StudyIntroduction({ study, SentencesButton }: StudyIntroductionProps) {
  const { t } = useLingui();
  const { name, isCustom, selection } = study;
  const { select } = useStudyNavigation(study.address);
  const words = listedWords(study);
  const [sentenceLinks, setSentenceLinks] = useState(noLinks);
  const choose = (chosen: Selection | undefined) => {
    select(chosen);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Page title={isCustom ? t`${name} · Custom study` : name}>
      <FolderLink study={study} />
      <StudyTitle
        study={study}
        onCover={<CoverButton study={study} />}
        tools={
          <>
            <EditButton study={study} />
            <SettingsButton study={study} />
            <ReportSlot study={study} />
          </>
        }
      >
        <StudyNotices study={study} />
        {study.isTeacher && <ClassSlot study={study} />}
        <ScheduledPractice study={study} onSelect={choose} />
        <ModeButtons study={study} SentencesButton={SentencesButton} onSentenceLinks={setSentenceLinks} />
        <TypingSlot study={study} />
      </StudyTitle>
      <div className="mt-8 sm:mt-12">
        {words.length > 0 ? (
          <WordsAndStatistics
            key={selection?.word_ids.join()}
            study={study}
            words={words}
            onSelect={choose}
            sentenceLinks={sentenceLinks}
          />
        ) : (
          <EmptyState icon={<Image className="size-8" />} title={t`This study has no words`} />
        )}
      </div>
    </Page>
  );
}
