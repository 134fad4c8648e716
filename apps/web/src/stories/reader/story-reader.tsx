import type { Story } from '@lexiroom/contracts/stories';
import { languageOf } from '@lexiroom/domain/languages';
import { speakerColors } from '@lexiroom/domain/stories/story';
import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Loading } from '../../design/feedback/loading.tsx';
import { FloatingToast } from '../../design/feedback/floating-toast.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { leaveView } from '../story-address.ts';
import { unbound } from './binding/binding.ts';
import { bookSections } from './binding/book-sections.ts';
import { useBinding } from './binding/use-binding.ts';
import { Book } from './book/book.tsx';
import { bookTextClass, SectionText } from './book/section-text.tsx';
import { useFullScreen } from './controls/full-screen.ts';
import { ReaderBar } from './controls/reader-bar.tsx';
import { useReaderKeys } from './controls/use-reader-keys.ts';
import { useReaderSettings } from './reader-settings.ts';
import { useReader } from './use-reader.ts';

/** A story as a book that is read, and reads itself aloud (specification 3 section 2). */
export function StoryReader({ story }: { story: Story }) {
  const { story_language: language, item_name, story_sections } = story;
  const { direction, tag } = languageOf(language);
  const sections = useMemo(() => bookSections(story), [story]);
  const colors = useMemo(
    () =>
      speakerColors(
        sections.map(({ speaker_name = null }) => ({ speaker_name })),
        language,
      ),
    [sections, language],
  );
  const [settings, toggle] = useReaderSettings();
  const { binding = unbound, stage, measured } = useBinding(sections, language);
  const reader = useReader({ binding, sections, direction, settings });
  const { flip, state } = reader;
  const main = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(main);
  const isBound = binding !== unbound;
  useEffect(() => {
    document.title = `${item_name} · Lexiroom`;
  }, [item_name]);
  useLayoutEffect(() => {
    // A phone on its side: the book takes the whole window.
    if (document.documentElement.scrollHeight > innerHeight) main.current?.scrollIntoView();
  }, []);
  useReaderKeys(direction, state.pageCount, (key) => {
    if (typeof key === 'object') {
      // In a task of its own: a key may be told within a frame, which has enough to do.
      setTimeout(() => flip.send(key));
      return undefined;
    }
    switch (key) {
      case 'play':
        return reader.togglePlay();
      case 'next_word':
        return reader.goByWord('next');
      case 'previous_word':
        return reader.goByWord('previous');
      case 'leave':
        return state.value === 'user_fold' ? flip.send({ type: 'CANCEL' }) : leaveView();
    }
  });
  return (
    <main
      ref={main}
      id="main"
      data-task
      tabIndex={-1}
      className="flex w-full flex-1 flex-col overflow-x-clip bg-paper px-3 outline-none sm:px-6 low:min-h-dvh low:flex-row low:gap-2 [&:fullscreen]:h-dvh"
    >
      <h1 className="sr-only">
        <UserText language={language}>{item_name}</UserText>
      </h1>
      {sections.length === 0 && <Unheard isAwaited={story_sections.some(({ awaits_sound }) => awaits_sound)} />}
      <div
        ref={stage}
        aria-busy={!isBound}
        className="relative grid min-h-[366px] flex-1 overflow-clip [overflow-clip-margin:8rem]"
      >
        {isBound ? (
          <Book
            story={story}
            sections={sections}
            colors={colors}
            binding={binding}
            flip={flip}
            state={state}
            book={reader.book}
            onWord={(word) => reader.onWord(word)}
          />
        ) : (
          <Loading />
        )}
        <div className="invisible absolute size-0 overflow-hidden" aria-hidden="true">
          <div ref={measured} lang={tag} dir={direction} className={bookTextClass}>
            {sections.map((section, place) => (
              <SectionText
                key={section.story_section_id}
                section={section}
                color={0}
                place={place}
                language={language}
                isMeasured
              />
            ))}
          </div>
        </div>
      </div>
      <ReaderBar
        state={state}
        onTurn={(event) => flip.send(event)}
        isPlaying={reader.isPlaying}
        canPlay={isBound && sections.length > 0}
        onPlay={() => reader.togglePlay()}
        onLeave={leaveView}
        settings={settings}
        onToggle={toggle}
        speed={reader.speed}
        onCycleSpeed={reader.cycleSpeed}
        fullScreen={fullScreen}
      />
      <FloatingToast shown={reader.failure} isBad place="top" onGone={reader.forgetFailure}>
        <Trans>The sound could not be played.</Trans>
      </FloatingToast>
    </main>
  );
}

/** Says why a book has no pages yet: its texts are read aloud first. */
const Unheard = ({ isAwaited }: { isAwaited: boolean }) => (
  <div className="mx-auto w-full max-w-lg pt-3">
    <Notice>
      {isAwaited ? (
        <Trans>This story is being read aloud for the first time. Its pages come as they are ready.</Trans>
      ) : (
        <Trans>This story has no sounds yet. The book has pages once its texts can be heard.</Trans>
      )}
    </Notice>
  </div>
);
