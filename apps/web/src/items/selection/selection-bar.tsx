import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Eye, FolderInput, ListChecks, Trash2, Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';

export interface SelectionBarProps {
  count: number;
  isAll: boolean;
  onAll: () => void;
  onMove: () => void;
  onCopy: () => void;
  onVisibility: () => void;
  /** Undefined for those who have no classes. */
  onShare: (() => void) | undefined;
  onExport: () => void;
  onDelete: () => void;
  onEnd: () => void;
}

/** What can be done with all that is ticked; stays at the bottom of the window. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useLingui();
  const { count, isAll } = props;
  const tool = (label: string, icon: ReactNode, onClick: () => void, needsTicks = true) => (
    <IconButton
      label={label}
      icon={icon}
      disabled={needsTicks && count === 0}
      onClick={onClick}
      className="text-ink max-[25rem]:size-10"
    />
  );
  return (
    <div
      role="toolbar"
      aria-label={t`Selected items`}
      className="sticky bottom-3 z-30 mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-2 rounded-3xl border-2 border-line bg-card p-1.5 ps-4 shadow-xl"
    >
      <output className="font-semibold">
        {count === 0 ? <Trans>Select items</Trans> : <Plural value={count} one="# selected" other="# selected" />}
      </output>
      <div className="flex items-center">
        {tool(isAll ? t`Select none` : t`Select all`, <ListChecks className="size-5" />, props.onAll, false)}
        {tool(t`Move to…`, <FolderInput className="size-5" />, props.onMove)}
        {tool(t`Copy to…`, <Copy className="size-5" />, props.onCopy)}
        {tool(t`Who can see them`, <Eye className="size-5" />, props.onVisibility)}
        {props.onShare && tool(t`Share with a class…`, <Users className="size-5" />, props.onShare)}
        {tool(t`Export…`, <Download className="size-5" />, props.onExport)}
        {tool(t`Delete`, <Trash2 className="size-5" />, props.onDelete)}
        {tool(t`Done`, <X className="size-5" />, props.onEnd, false)}
      </div>
    </div>
  );
}
