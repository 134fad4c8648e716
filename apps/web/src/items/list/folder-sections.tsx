import { Trans, useLingui } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import type { DropTarget } from '../dragging/drop-target.ts';
import { CategoryHeading } from './category-heading.tsx';
import { type CardActions, type DropMark, ItemCard } from './item-card.tsx';
import { type Section, sectionsOf } from './sections.ts';

export interface FolderSectionsProps {
  items: readonly TreeItem[];
  /** Only for their owner. */
  actions?: CardActions | undefined;
  /** Items that are ticked, while they are chosen. */
  ticked?: ReadonlySet<number> | undefined;
  renamed?: number | undefined;
  drag?: { ids: readonly number[]; drop: DropTarget | undefined } | undefined;
}

/** All that lies in a folder: what is in no category, then each category under its heading. */
export function FolderSections(props: FolderSectionsProps) {
  const { t } = useLingui();
  return sectionsOf(props.items).map((section) => {
    const { category } = section;
    if (!category) {
      const isEmpty = section.items.length === 0;
      return (
        <section
          key="none"
          data-section=""
          aria-label={t`Folders and decks`}
          className={isEmpty ? 'hidden' : undefined}
        >
          <Cards {...props} section={section} />
        </section>
      );
    }
    return (
      <section
        key={category.item_id}
        data-section={category.item_id}
        aria-labelledby={`category-${category.item_id}`}
        className="flex flex-col gap-4"
      >
        <CategoryHeading
          {...stateOf(category, props)}
          count={section.items.length}
          storyCount={section.items.filter(({ item_type }) => item_type === 'story').length}
        />
        {section.items.length > 0 ? (
          <Cards {...props} section={section} />
        ) : (
          <p
            className={`rounded-2xl border-2 border-dashed px-4 py-5 text-soft ${isOver(section, props.drag?.drop) ? 'border-brand bg-brand-wash' : 'border-line'}`}
          >
            {props.actions ? (
              <Trans>Nothing here yet. Drag decks in, or choose “Move to…” from their menu.</Trans>
            ) : (
              <Trans>Nothing here yet.</Trans>
            )}
          </p>
        )}
      </section>
    );
  });
}

/**
 * Cards side by side, in rows of one height that follows from the width alone: what is out of sight need not be laid out,
 * and nothing moves when it comes (10 : 9 pictures, then `--words`). Stands in a container.
 */
const cardGrid =
  '[--gap:0.75rem] [--words:13.5rem] sm:[--words:11.5rem] [--n:1] min-[20rem]:[--n:2] sm:[--gap:1.25rem] md:[--n:3] lg:[--n:4] xl:[--n:5] min-[100rem]:[--n:6] grid grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-(--gap) auto-rows-[calc((100cqi-(var(--n)-1)*var(--gap))/var(--n)*0.9+var(--words))]';

function Cards({ section, ...props }: FolderSectionsProps & { section: Section }) {
  const isTarget = section.items.length > 0 && isOver(section, props.drag?.drop);
  return (
    <div className={`@container rounded-3xl ${isTarget ? 'ring-3 ring-brand ring-offset-4 ring-offset-paper' : ''}`}>
      <ul className={cardGrid}>
        {section.items.map((item) => (
          <ItemCard key={item.item_id} {...stateOf(item, props)} />
        ))}
      </ul>
    </div>
  );
}

/** Whether something dragged would come to the end of a section. */
function isOver({ category }: Section, drop: DropTarget | undefined): boolean {
  if (!drop) return false;
  const { at } = drop;
  const id = category?.item_id ?? null;
  return at.type === 'section' ? at.category_id === id : at.type === 'item' && at.item_id === id;
}

function stateOf(item: TreeItem, { actions, ticked, renamed, drag }: FolderSectionsProps) {
  return {
    item,
    actions,
    isTicked: ticked?.has(item.item_id),
    isRenamed: renamed === item.item_id,
    isDragged: drag?.ids.includes(item.item_id) ?? false,
    mark: markOf(item, drag?.drop),
  };
}

function markOf({ item_id }: TreeItem, drop: DropTarget | undefined): DropMark | undefined {
  if (drop?.at.type !== 'item' || drop.at.item_id !== item_id) return undefined;
  return drop.at.part === 'middle' ? 'into' : drop.at.part;
}
