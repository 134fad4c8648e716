import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Crop, Minimize2, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { Button, buttonClass } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import type { Size } from './draw-picture.ts';
import type { ImagePicking } from './use-picked-image.ts';

const CropPicture = lazyPart(async () => (await import('./crop-picture.tsx')).CropPicture);
const accepted = '.jpg,.jpeg,.jfif,.png,.webp,image/jpeg,image/png,image/webp';

export interface ImageSourceProps {
  picking: ImagePicking;
  /** Begins with choosing a part of the picture that is there. */
  isCropping?: boolean;
  /** There has to be a picture, and none was chosen. */
  isMissing?: boolean;
  /** Several can be chosen at once: called with more than one. */
  onSeveral?: (files: readonly File[]) => void;
}

/** Where a picture comes from: a file, dropped or pasted, or the camera; with what can be done to it before it is sent. */
export function ImageSource({ picking, isCropping = false, isMissing = false, onSeveral }: ImageSourceProps) {
  const { t } = useLingui();
  const { picked, address, problem, isBusy, pick } = picking;
  const take = (files: readonly File[]) => (onSeveral && files.length > 1 ? onSeveral(files) : pick(files[0]));
  const isOver = useDropped(take);
  const [isCropped, setCropped] = useState(isCropping);
  const place = useRef<HTMLDivElement>(null);
  /** The way to it has the focus again. */
  function end() {
    setCropped(false);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-way=crop]')?.focus());
  }
  if (isCropped && address) {
    const crop = (area: Parameters<typeof picking.crop>[0]) => {
      end();
      picking.crop(area);
    };
    return (
      <Suspense fallback={<Loading />}>
        <CropPicture src={address} onCrop={crop} onCancel={() => end()} />
      </Suspense>
    );
  }
  return (
    <div ref={place} className="flex flex-col gap-3">
      <div
        className={`flex flex-col items-center gap-3 rounded-2xl border-2 border-dashed p-4 ${isOver ? 'border-brand bg-brand-wash' : 'border-edge'}`}
      >
        {address && (
          <img src={address} alt={t`The chosen picture`} className="max-h-56 rounded-xl bg-tile object-contain" />
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            icon={<Upload className="size-5" aria-hidden="true" />}
            onPick={take}
            isSeveral={onSeveral !== undefined}
            isWrong={isMissing || picked?.problem !== undefined}
          >
            <Trans>Choose a picture</Trans>
          </FileButton>
          {/* Only where there is a camera to hold: elsewhere it is the same as the other button. */}
          <span className="contents not-pointer-coarse:hidden">
            <FileButton icon={<Camera className="size-5" aria-hidden="true" />} onPick={take} capture>
              <Trans>Take a photo</Trans>
            </FileButton>
          </span>
          {picked && (
            <Button
              data-way="crop"
              icon={<Crop className="size-5" aria-hidden="true" />}
              onClick={() => setCropped(true)}
            >
              <Trans>Crop</Trans>
            </Button>
          )}
        </div>
        <p className="text-center text-soft">
          <Trans>Or drop or paste it here. JPEG, PNG or WebP; pictures over 500 kB are made smaller.</Trans>
        </p>
      </div>
      {picking.shrunkFrom && picked && (
        <Notice>
          <Trans>
            The picture was made smaller: {sides(picking.shrunkFrom)} → {sides(picked)} pixels.
          </Trans>
        </Notice>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {picked?.problem && (
        <Button
          look="brand"
          busy={isBusy}
          icon={<Minimize2 className="size-5" aria-hidden="true" />}
          onClick={picking.shrink}
          className="self-start"
        >
          <Trans>Make it smaller</Trans>
        </Button>
      )}
    </div>
  );
}

const sides = ({ width, height }: Size) => `${width}×${height}`;

interface FileButtonProps {
  icon: ReactNode;
  onPick: (files: readonly File[]) => void;
  /** More than one can be chosen. */
  isSeveral?: boolean;
  /** The camera takes it. */
  capture?: boolean;
  /** What was chosen with it, or that nothing was, keeps the picture from being sent. */
  isWrong?: boolean;
  children: ReactNode;
}

function FileButton({ icon, onPick, isSeveral = false, capture = false, isWrong = false, children }: FileButtonProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    // The same file may be picked again, after it was changed.
    target.value = '';
  };
  return (
    <label
      className={`${buttonClass()} cursor-pointer has-aria-invalid:border-bad has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
    >
      {icon}
      {children}
      <input
        type="file"
        accept={accepted}
        multiple={isSeveral}
        {...(capture ? { capture: 'environment' } : {})}
        aria-invalid={isWrong || undefined}
        className="sr-only"
        onChange={change}
      />
    </label>
  );
}

/** Takes files that are dropped anywhere on the page, or pasted; says whether something is dragged above it. */
export function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    setOver(false);
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hover = (event: Event) => {
      event.preventDefault();
      setOver(true);
    };
    document.addEventListener('dragover', hover, { signal });
    document.addEventListener('dragleave', () => setOver(false), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer?.files), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
