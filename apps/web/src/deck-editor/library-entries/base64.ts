/** A file as the calls take it: `data:…;base64,…`. Throws when it is no longer on the device. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
