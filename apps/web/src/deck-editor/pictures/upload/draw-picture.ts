import { libraryLimits } from '@lexiroom/domain/library';

/** Pictures are made to fit this, and a crop is drawn no larger (specification 3 section 9). */
const fitted = { width: 1024, height: 1000 };
const quality = { smaller: 0.8, crop: 0.9 };

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels; it may reach beyond the edges, where there is white. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** The size of a picture in pixels. Throws for what is none. */
export async function sizeOf(file: File): Promise<Size> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/** How large something is once it fits; nothing is made larger. */
export function fit({ width, height }: Size, into: Size = fitted): Size {
  const scale = Math.min(1, into.width / width, into.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The same picture, small enough to be sent. Throws when the browser cannot. */
export async function makeSmaller(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const whole = { x: 0, y: 0, width, height };
  // What is transparent stays so where the browser writes WebP.
  const types = file.type === 'image/jpeg' ? ['image/jpeg'] : ['image/webp', 'image/jpeg'];
  try {
    for (const type of types) {
      const drawn = await draw(picture, whole, type, quality.smaller);
      if (drawn.type === type && drawn.size <= libraryLimits.imageBytes) return named(file, drawn);
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be made smaller');
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, as JPEG. Throws when the browser cannot. */
export async function cut(file: File, area: Area): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    return named(file, await draw(picture, area, 'image/jpeg', quality.crop));
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, area: Area, type: string, ofQuality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(area));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Nothing can be drawn here');
  const scale = canvas.width / area.width;
  if (type === 'image/jpeg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, -area.x * scale, -area.y * scale, picture.width * scale, picture.height * scale);
  return new Promise((resolve, reject) => {
    const take = (drawn: Blob | null) => (drawn ? resolve(drawn) : reject(new Error('Nothing was drawn')));
    canvas.toBlob(take, type, ofQuality);
  });
}

/** Under its old name, with the ending of what it has become. */
function named(old: File, drawn: Blob): File {
  const name = old.name.replace(/\.[^.]*$/, '');
  return new File([drawn], `${name}.${drawn.type.replace('image/', '')}`, { type: drawn.type });
}
