import type { Story } from '@lexiroom/contracts/stories';
import { languageOf } from '@lexiroom/domain/languages';
import { type BookPage, bookSizes, letterSizes } from '@lexiroom/domain/stories/book';
import { memo } from 'react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { sectionGap } from '../binding/binding.ts';
import type { BookSectionText } from '../binding/book-sections.ts';
import { BackCover, Cover } from './cover.tsx';
import { bookTextClass, SectionText } from './section-text.tsx';

/** Warm paper, in the colours of the theme. */
export const paperClass =
  'bg-[color-mix(in_oklab,var(--color-card),oklch(0.86_0.08_80)_12%)] [--lit:light-dark(oklch(0.89_0.15_92),oklch(0.47_0.1_80))]';

const { textMargin } = bookSizes;

export interface PageContentProps {
  story: Pick<Story, 'item_name' | 'owner' | 'cover_path' | 'story_language'>;
  sections: readonly BookSectionText[];
  /** The colour of each section's speaker. */
  colors: readonly number[];
  page: BookPage;
  /** From 1. */
  number: number;
  /** Of the letters, in pixels. */
  letters: number;
}

/** What is printed on a page of a book. */
export const PageContent = memo(function PageContent(props: PageContentProps) {
  const { story, sections, colors, page, number, letters } = props;
  const language = story.story_language;
  switch (page.type) {
    case 'cover':
      return <Cover title={story.item_name} language={language} owner={story.owner} cover_path={story.cover_path} />;
    case 'back':
      return <BackCover />;
    case 'blank':
      return <Paper />;
    case 'picture':
      return (
        <Paper number={number}>
          <span className="absolute inset-[30px_20px] overflow-hidden rounded-xl bg-tile">
            <Picture
              src={sections[page.section]?.image_path ?? null}
              alt=""
              shape="fill"
              lazy={false}
              canRetry={false}
            />
          </span>
        </Paper>
      );
    case 'text': {
      const { tag, direction } = languageOf(language);
      const place = { left: textMargin.width / 2, right: textMargin.width / 2, top: textMargin.height / 2, bottom: textMargin.height / 2 }; // prettier-ignore
      return (
        <Paper number={number}>
          {/* A text that fits in no size of letters is scrolled. Marks of tall letters may reach into the margin. */}
          <div
            data-text
            lang={tag}
            dir={direction}
            style={{ ...place, fontSize: letters, rowGap: `${sectionGap}em` }}
            className={`absolute flex touch-pan-y flex-col ${letters > letterSizes.smallest ? '' : 'overflow-y-auto'} ${bookTextClass}`}
          >
            {page.sections.map((section) => {
              const text = sections[section];
              return text && <SectionText key={section} section={text} color={colors[section] ?? 0} place={section} language={language} />; // prettier-ignore
            })}
          </div>
        </Paper>
      );
    }
  }
});

/** A sheet of paper, with its number. */
export function Paper({ number, children }: { number?: number; children?: React.ReactNode }) {
  return (
    <div className={`relative size-full rounded-md ${paperClass}`}>
      {children}
      {number !== undefined && (
        <span className="absolute inset-x-0 bottom-1.5 text-center text-xs text-soft" aria-hidden="true">
          {number}
        </span>
      )}
    </div>
  );
}
