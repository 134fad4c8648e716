/** The side a picture is sent with, in pixels; the server draws it once more, smaller. */
const side = 400;
const quality = 0.9;

/**
 * The middle of a picture as a square, in base64 without its head: what PUT /user_picture takes. Throws for a file that
 * is no picture.
 */
export async function squarePicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('Nothing can be drawn here');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
    pen.imageSmoothingQuality = 'high';
    const { x, y, length } = middleOf(picture);
    pen.drawImage(picture, x, y, length, length, 0, 0, side, side);
    return canvas.toDataURL('image/jpeg', quality).replace(/^data:[^,]*,/, '');
  } finally {
    picture.close();
  }
}

/** The largest square in the middle of a picture. */
export function middleOf({ width, height }: { width: number; height: number }) {
  const length = Math.min(width, height);
  return { x: (width - length) / 2, y: (height - length) / 2, length };
}
