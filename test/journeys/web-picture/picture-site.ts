// Preloaded into the built server: what it asks Openverse is answered here, with pictures for 'perro' and no other word;
// all else goes its way.
import { openverseAnswer, openverseResult } from '../../../apps/server/src/web-images/providers/answers.fixture.ts';
import { stripes } from '../deck-editor/media-files.ts';
import { onTheSite, type SitePicture } from './site-pictures.ts';

const site = 'https://api.openverse.org';
const thumbnailWidth = 600;
const beyond = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  return address.origin === site ? Promise.resolve(answerTo(address)) : beyond(input, init);
};

function answerTo({ pathname, searchParams }: URL): Response {
  if (pathname === '/v1/images/') {
    const isKnown = searchParams.get('q') === 'perro' && searchParams.get('page') === '1';
    return Response.json(openverseAnswer(isKnown ? onTheSite.map(resultOf) : []));
  }
  const picture = onTheSite.find(({ id }) => pathname === `/v1/images/${id}/thumb/`);
  if (!picture) return Response.json({ detail: 'No Image matches the given query.' }, { status: 404 });
  return fileOf(picture, searchParams.get('full_size') === 'true');
}

const resultOf = ({ id, tags, ...more }: SitePicture) =>
  openverseResult(id, { ...more, tags: tags.map((name) => ({ name, accuracy: null })) });

function fileOf({ width, height }: SitePicture, isFull: boolean): Response {
  const size = isFull ? ([width, height] as const) : ([thumbnailWidth, (height * thumbnailWidth) / width] as const);
  return new Response(new Uint8Array(stripes(...size)), { headers: { 'content-type': 'image/png' } });
}
