import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import { writtenJoinCode } from '@lexiroom/domain/classes';
import { X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Qr } from '../../design/graphics/qr.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { typedAddress, UnreachableNotice } from './join-address.tsx';

export interface CodeOnWallProps {
  details: ClassDetails;
  code: string;
  onClose: () => void;
}

/** The join code over the whole window, at night like the lobby of a quiz: read from the last row, scanned by phones. */
export function CodeOnWall({ details, code, onClose }: CodeOnWallProps) {
  const { t } = useLingui();
  const { class_name, join_address: address } = details;
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const listening = new AbortController();
    element.addEventListener('close', () => !element.open && closed(), { signal: listening.signal });
    element.showModal();
    return () => {
      listening.abort();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Join code of ${class_name}`}
      className="night m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-night text-ink"
    >
      <div className="flex min-h-full flex-col gap-5 p-4 sm:p-8">
        <header className="flex items-center justify-between gap-4">
          <h2 className="min-w-0 font-display text-3xl font-extrabold wrap-anywhere sm:text-5xl">
            <UserText>{class_name}</UserText>
          </h2>
          <button
            type="button"
            aria-label={t`Close`}
            className="grid size-12 shrink-0 place-items-center rounded-2xl text-white hover:bg-night-2"
            onClick={() => dialog.current?.close()}
          >
            <X className="size-7" aria-hidden="true" />
          </button>
        </header>
        <section className="grid flex-1 content-evenly items-center gap-x-8 gap-y-4 rounded-[2rem] bg-white p-5 text-on-sun shadow-2xl shadow-black/40 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-10 sm:py-8">
          <p className="text-[clamp(1.25rem,3.8vw,5rem)] leading-tight font-medium text-[oklch(0.45_0.03_285)]">
            <Trans>
              Join the class at{' '}
              <b dir="ltr" translate="no" className="font-bold wrap-anywhere text-[oklch(0.38_0.17_288)]">
                {typedAddress(address)}
              </b>{' '}
              with the code
            </Trans>
          </p>
          <Qr
            text={`${address}/${code}`}
            label={t`QR code to join the class`}
            className="size-[clamp(9rem,min(28vw,40vh),36rem)] rounded-3xl bg-[oklch(0.955_0.025_290)] max-sm:order-last max-sm:size-[min(70vw,40vh)] max-sm:justify-self-center"
          />
          <p
            dir="ltr"
            className="font-display text-[clamp(2rem,min(13.5vw,26vh),20rem)] leading-[.95] font-extrabold whitespace-nowrap sm:col-span-2 sm:text-center"
          >
            {writtenJoinCode(code)}
          </p>
        </section>
        <UnreachableNotice address={address} />
        <Joined details={details} />
      </div>
    </dialog>
  );
}

/** How many are in and wait, without a name: the whole class reads along. */
function Joined({ details: { students, requests } }: { details: ClassDetails }) {
  const all = students.length;
  const joined = students.filter(({ linked_to }) => linked_to !== null).length;
  return (
    <output className="block text-center font-display text-[clamp(1.25rem,2.6vw,3rem)] font-bold">
      <Trans>
        {joined} of {all} joined
      </Trans>
      {requests.length > 0 && (
        <>
          {' · '}
          <Plural value={requests.length} one="# waiting" other="# waiting" />
        </>
      )}
    </output>
  );
}
