import { type ReactNode, useId } from 'react';

export interface ProgressBarProps {
  /** What is under way. */
  label: ReactNode;
  /** So much of so much; null while nobody knows. */
  progress: { done: number; total: number } | null;
  /** How far it is, in words; spoken when there is time. */
  words?: ReactNode;
}

/** How far something is, as a bar and in words. Without numbers the bar only says that something is under way. */
export function ProgressBar({ label, progress, words }: ProgressBarProps) {
  const id = useId();
  const known = progress && progress.total > 0 ? { max: progress.total, value: progress.done } : {};
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-display text-xl font-bold wrap-anywhere">
        {label}
      </p>
      <progress
        aria-labelledby={id}
        {...known}
        className="h-4 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse motion-reduce:indeterminate:animate-none [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size] motion-reduce:[&::-webkit-progress-value]:transition-none"
      />
      <output className="min-h-6 text-soft tabular-nums">{words}</output>
    </div>
  );
}
