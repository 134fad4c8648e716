/** Reads codes from what a camera shows. */
export interface CodeReader {
  /** The texts of the codes in this picture. */
  read(picture: HTMLVideoElement): Promise<string[]>;
}

/** What a browser has of the Barcode Detection API. */
interface BarcodeDetection {
  new (options: { formats: string[] }): { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
  getSupportedFormats(): Promise<string[]>;
}

/** Whether this browser can read codes by itself, and has a camera to ask for: only where its page came encrypted. */
export async function canScan(): Promise<boolean> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetection };
  if (!BarcodeDetector || !('mediaDevices' in navigator)) return false;
  try {
    return (await BarcodeDetector.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
}

/** The reader of the browser itself. */
export function browserCodeReader(): CodeReader {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: BarcodeDetection };
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return { read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue) };
}

/** The camera at the back of a phone, or the only one. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
