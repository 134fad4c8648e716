import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Qr } from '../../design/graphics/qr.tsx';
import { typedAddress } from '../typed-address.ts';

type Where = Pick<ProjectorView, 'pin' | 'join_address'>;

const directAddress = ({ join_address, pin }: Where): string => `${join_address}/${pin}`;

function Pin({ pin }: { pin: string }) {
  return (
    <>
      {pin.slice(0, 3)}
      <span className="inline-block w-[.22em]" />
      {pin.slice(3)}
    </>
  );
}

/** How to join, as large as the wall allows; small, it leaves the wall to the names. */
export function JoinSign({ view, isSmall }: { view: Where; isSmall: boolean }) {
  const { t } = useLingui();
  const address = typedAddress(view);
  return (
    <section className="grid overflow-hidden rounded-[2rem] bg-white text-on-sun shadow-2xl shadow-black/40 sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col justify-center gap-1 px-6 pt-6 pb-4 sm:px-10 sm:py-4.5">
        <p className="text-base leading-tight font-medium text-[oklch(0.45_0.03_285)] sm:text-[max(1.5rem,4vh)]">
          <Trans>
            Join at{' '}
            <b dir="ltr" translate="no" className="font-bold wrap-anywhere text-[oklch(0.38_0.17_288)]">
              {address}
            </b>{' '}
            with the pin
          </Trans>
        </p>
        <h1
          dir="ltr"
          className={`self-start font-display leading-[.9] font-extrabold tabular-nums ${isSmall ? 'text-[clamp(4rem,min(10vw,15vh),14rem)]' : 'text-[clamp(4rem,min(14.2vw,22.5vh),22rem)]'}`}
        >
          <span className="sr-only">
            <Trans>Pin</Trans>{' '}
          </span>
          <Pin pin={view.pin} />
        </h1>
      </div>
      <div className="flex items-center gap-4 bg-[oklch(0.955_0.025_290)] px-6 py-4 sm:p-[1.125rem]">
        <Qr
          text={directAddress(view)}
          label={t`QR code to join`}
          className={`size-32 rounded-2xl ${isSmall ? 'sm:size-[9rem]' : 'sm:size-[12.5rem]'}`}
        />
        <p className="font-display text-xl leading-tight font-bold text-balance text-[oklch(0.38_0.17_288)] sm:hidden">
          <Trans>Scan to jump straight in</Trans>
        </p>
      </div>
    </section>
  );
}

/** The same in a corner, for who comes late: on every board after the lobby. */
export function CornerSign({ view }: { view: Where }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-white py-1.5 ps-4 pe-1.5 text-on-sun">
      <p className="text-end leading-tight">
        <span
          dir="ltr"
          translate="no"
          className="block text-back leading-tight font-medium text-[oklch(0.45_0.03_285)]"
        >
          {typedAddress(view)}
        </span>
        <b dir="ltr" className="block font-display text-[max(1.75rem,4.4vh)] leading-none font-extrabold tabular-nums">
          <span className="sr-only">
            <Trans>Pin</Trans>{' '}
          </span>
          <Pin pin={view.pin} />
        </b>
      </p>
      <Qr text={directAddress(view)} label={t`QR code to join`} className="size-16 rounded-xl max-sm:hidden" />
    </div>
  );
}
