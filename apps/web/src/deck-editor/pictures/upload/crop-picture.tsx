import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../design/buttons/button.tsx';
import type { Area } from './draw-picture.ts';
import { useSheetEscape } from '../../unsaved/ask-before-closing.ts';

/** Width to height of a crop; it takes so much of the width; how far one may zoom (specification 3 section 9). */
const aspect = 102 / 94;
const partOfWidth = 0.9;
const zooms = { least: 0.1, most: 2 };

export interface CropPictureProps {
  src: string;
  onCrop: (area: Area) => void;
  onCancel: () => void;
}

/** Chooses a part of a picture: dragged, or moved by the arrow keys, and zoomed. Escape ends this, not the sheet around it. */
export function CropPicture({ src, onCrop, onCancel }: CropPictureProps) {
  const { t } = useLingui();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const zoomer = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  const [at, moveTo] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const width = useWidth(frame) * partOfWidth;
  useEffect(() => {
    // Once: coming back to it from another tab leaves the focus on the tab.
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Newer browsers give a promise back, which is no end of an effect.
    frame.current?.scrollIntoView({ block: 'center' });
    // The button that was pressed is gone.
    zoomer.current?.focus({ preventScroll: true });
  }, []);
  useSheetEscape(frame, onCancel);
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={frame}
        className="relative mx-auto aspect-[102/94] w-full max-w-[55dvh] overflow-hidden rounded-2xl bg-tile"
      >
        {width > 0 && (
          <Cropper
            image={src}
            crop={at}
            zoom={zoom}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            aspect={aspect}
            cropSize={{ width, height: width / aspect }}
            restrictPosition={false}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t`The part that is kept. Move it with the arrow keys.` }}
            onCropChange={moveTo}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          <Trans>Zoom</Trans>
        </label>
        <input
          ref={zoomer}
          id={id}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-12 w-full accent-brand"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="sun" onClick={() => area && onCrop(area)}>
          <Trans>Crop</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

/** How wide an element is, in pixels; 0 until it is known. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const watching = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
