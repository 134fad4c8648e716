import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { readSheetCode } from '../marks-address.ts';
import { browserCodeReader, type CodeReader, openCamera } from './code-reader.ts';

/** The sheet that a code names. */
export type ScannedSheet = NonNullable<ReturnType<typeof readSheetCode>>;

export interface ScanDialogProps {
  onSheet: (sheet: ScannedSheet) => void;
  onClose: () => void;
  /** The browser's own, unless others are given. */
  reader?: CodeReader;
  camera?: () => Promise<MediaStream>;
}

/** So often a picture is looked at, in milliseconds. */
const lookEveryMs = 200;

/** What the camera sees, until it sees the code of a sheet. */
export function ScanDialog({ onSheet, onClose, reader, camera = openCamera }: ScanDialogProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'looking' | 'other_code' | 'no_camera'>('looking');
  const found = useEffectEvent(onSheet);
  const open = useEffectEvent(camera);
  const makeReader = useEffectEvent(() => reader ?? browserCodeReader());
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const codes = makeReader();
    async function look() {
      const texts = await codes.read(video.current!).catch(() => []);
      if (isOver) return;
      const sheet = texts.map(readSheetCode).find((each) => each !== undefined);
      if (sheet) {
        found(sheet);
        return;
      }
      if (texts.length > 0) setState('other_code');
      timer = setTimeout(() => void look(), lookEveryMs);
    }
    async function begin() {
      try {
        stream = await open();
        if (isOver || !video.current) {
          stop(stream);
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        await look();
      } catch {
        if (!isOver) setState('no_camera');
      }
    }
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop(stream);
    };
  }, []);
  return (
    <Dialog title={<Trans>Scan a sheet</Trans>} onClose={onClose}>
      {state === 'no_camera' ? (
        <Notice tone="bad">
          <Trans>The camera cannot be used. Allow it in the settings of the browser.</Trans>
        </Notice>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label={t`What the camera sees`}
            className="aspect-square w-full rounded-2xl bg-black object-cover"
          />
          <Notice>
            {state === 'other_code' ? (
              <Trans>This is not the code of a sheet.</Trans>
            ) : (
              <Trans>Hold the code in the corner of the sheet in front of the camera.</Trans>
            )}
          </Notice>
        </>
      )}
    </Dialog>
  );
}

const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());
