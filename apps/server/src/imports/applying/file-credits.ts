import { ArtistName, ReferenceLink } from '@lexiroom/contracts/library';
import type { OutsideCredit } from '@lexiroom/domain/interchange';
import { licenceAddress, libraryLimits } from '@lexiroom/domain/library';
import { sentenceTextProblem } from '@lexiroom/domain/sentences/sentence';
import { searchKey, tidyLine } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { FileThread } from '../reading/file-thread.ts';
import type { Coming, ComingStory } from '../reading/orders.ts';
import { picturesOf, type SpokenText } from './import-media.ts';
import { extraSoundOf } from './ready-row.ts';

/** By name, what the file says of pictures and sounds. Anybody may have written it. */
export type FileCredits = ReadonlyMap<string, OutsideCredit>;

/** What the file says of the pictures and sounds of these rows. */
export async function readFileCredits(
  thread: FileThread,
  coming: readonly (Coming | ComingStory)[],
): Promise<FileCredits> {
  const names = new Set(coming.flatMap((row) => [...picturesOf(row), ...soundNamesOf(row)]));
  if (names.size === 0) return new Map();
  const { credits } = await thread.ask({ type: 'credits', names: [...names] }, 'credits');
  return new Map(Object.entries(credits));
}

function soundNamesOf(row: Coming | ComingStory): string[] {
  // What somebody has read aloud of a story says its text.
  if (row.kind === 'cover' || row.kind === 'story') return [];
  const sounds =
    row.kind === 'word'
      ? [row.word.sound, row.word.source_sound]
      : [row.sentence.sound, extraSoundOf(row.sentence)?.name];
  return sounds.filter((name) => typeof name === 'string');
}

/** Names of licences are plain: nobody can write anything else into them. */
const licenceName = /^[A-Za-z0-9][A-Za-z0-9 .-]{0,49}$/;

/** What browsers pass over in an address, and a database does not take. */
const unseen = /[\s\p{C}]/u;

/**
 * Whose a picture is, as far as the library takes it from people: a licence that we know, an artist's name and web addresses
 * by the rules of what is uploaded. What breaks a rule is left out, and the rest stays.
 */
export function pictureCredit({ license, author, sources }: OutsideCredit): {
  imported_license: string | null;
  artist_name: string | null;
  references: string[];
} {
  const isKnown = license !== null && licenceName.test(license) && licenceAddress(license) !== undefined;
  const artist = ArtistName.safeParse(author ?? '');
  const links = sources.filter((source) => !unseen.test(source) && ReferenceLink.safeParse(source).success);
  return {
    imported_license: isKnown ? license : null,
    artist_name: (artist.success && artist.data) || null,
    references: [...new Set(links)].slice(0, libraryLimits.references),
  };
}

/** Writes whose these new pictures are. They stay unshared, whatever the file says. */
export async function creditPictures(
  client: pg.ClientBase,
  pictures: readonly { image_id: number; name: string }[],
  credits: FileCredits,
): Promise<void> {
  const credited = pictures.flatMap(({ image_id, name }) => {
    const credit = credits.get(name);
    return credit ? [{ image_id, ...pictureCredit(credit) }] : [];
  });
  if (credited.length === 0) return;
  await client.query(
    `update images set artist_name = new.artist_name, imported_license = new.imported_license
     from json_to_recordset($1::json) as new (image_id integer, artist_name text, imported_license text)
     where images.image_id = new.image_id and is_private`,
    [JSON.stringify(credited)],
  );
  const links = credited.flatMap(({ image_id, references }) =>
    references.map((reference_link, index) => ({ image_id, reference_order: index + 1, reference_link })),
  );
  await client.query(
    `insert into image_references (image_id, reference_order, reference_link)
     select image_id, reference_order, reference_link
     from json_to_recordset($1::json) as new (image_id integer, reference_order smallint, reference_link text)`,
    [JSON.stringify(links)],
  );
}

/** A sound that has come, with the text and the language that the word or sentence has. */
export interface CreditedSound extends SpokenText {
  sound_id: number;
}

/**
 * Writes what these sounds say, and whether a machine made them, as the file tells it. A sound stays in the language of its word,
 * without which it could not be the word's; and it stays its owner's alone, which what our voices make is not.
 */
export async function creditSounds(
  client: pg.ClientBase,
  user_id: number,
  sounds: readonly CreditedSound[],
  credits: FileCredits,
): Promise<void> {
  const credited = new Map<number, { sound_id: number; text: string; fold_key: string; is_synthetic: boolean }>();
  for (const { sound_id, name, text: ownText, language } of sounds) {
    const credit = credits.get(name);
    if (credit?.text === undefined && !credit?.is_synthetic) continue;
    const isFitting = credit.language === language && credit.text !== undefined && !sentenceTextProblem(credit.text);
    const text = (isFitting && tidyLine(credit.text!)) || tidyLine(ownText);
    credited.set(sound_id, { sound_id, text, fold_key: searchKey(text), is_synthetic: credit.is_synthetic === true });
  }
  if (credited.size === 0) return;
  await client.query(
    `update sounds set text = new.text, fold_key = new.fold_key, is_imported_synthetic = new.is_synthetic
     from json_to_recordset($1::json) as new (sound_id integer, text text, fold_key text, is_synthetic boolean)
     where sounds.sound_id = new.sound_id and submitted_by = $2 and is_private and not sounds.is_synthetic`,
    [JSON.stringify([...credited.values()]), user_id],
  );
}
