import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

/** How long a popup stays, in milliseconds (specification 2 section 9). */
export const popupMs = 2500;

interface Message {
  words: string;
  tone: 'good' | 'bad';
}
export interface Popup {
  /** Shows words for a moment; those that were there before go. */
  showPopup: (words: string, tone: Message['tone']) => void;
  /** To be drawn always, so that screen readers hear what comes. */
  popup: ReactNode;
}

/** A line that floats above the page for a moment: what was done, or what went wrong. */
export function usePopup(): Popup {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), popupMs);
    return () => clearTimeout(timer);
  }, [message]);
  const Icon = message?.tone === 'bad' ? CircleAlert : CircleCheck;
  const popup = (
    <output className="pointer-events-none fixed inset-x-0 bottom-20 z-50 grid place-items-center px-4">
      {message && (
        <span className="flex max-w-lg animate-rise items-center gap-2.5 rounded-3xl bg-night px-5 py-3 font-semibold text-white shadow-lg">
          <Icon
            className={`size-5 shrink-0 ${message.tone === 'bad' ? 'text-[oklch(0.78_0.14_25)]' : 'text-sun'}`}
            aria-hidden="true"
          />
          <span className="min-w-0 wrap-anywhere">{message.words}</span>
        </span>
      )}
    </output>
  );
  return { showPopup: (words, tone) => setMessage({ words, tone }), popup };
}
