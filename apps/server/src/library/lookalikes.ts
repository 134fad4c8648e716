import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod/mini';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';
import { DATABASE_POOL } from '../database/pool.ts';

/** Of each picture's hash, those of the pictures that could be taken for it. */
const Alike = z.record(z.string(), z.array(z.string()));

interface Pictured {
  image_id: number | null;
  image_hash: string | null;
  target_language: LanguageId;
  source_language: LanguageId | null;
}

/**
 * Which pictures cannot be told apart by who is asked for one of them: what the library's list says, such as rat and mouse,
 * and those that share an approved name, as two pictures of a car do.
 */
@Injectable()
export class Lookalikes {
  #list: Promise<z.infer<typeof Alike>> | undefined;

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'contentRoot'>,
  ) {}

  /** The words, and with each the pictures of the others that look like its own, in `looks_like`. */
  async noted<Word extends Pictured>(words: readonly Word[]): Promise<(Word & { looks_like?: number[] })[]> {
    const pairs = [...(await this.#onList(words)), ...(await this.#sharingNames(words))];
    const alike = new Map<number, Set<number>>();
    const note = (one: number, other: number) => alike.set(one, (alike.get(one) ?? new Set()).add(other));
    for (const [one, other] of pairs) {
      note(one, other);
      note(other, one);
    }
    return words.map((word) => {
      const others = word.image_id === null ? undefined : alike.get(word.image_id);
      return others ? { ...word, looks_like: [...others].toSorted((one, other) => one - other) } : word;
    });
  }

  async #onList(words: readonly Pictured[]): Promise<[number, number][]> {
    const list = await (this.#list ??= readList(this.options.contentRoot));
    const idOf = new Map(words.map(({ image_hash, image_id }) => [image_hash, image_id]));
    return [...idOf].flatMap(([hash, image_id]) => {
      const others = (hash === null ? undefined : list[hash]) ?? [];
      return others.flatMap((other): [number, number][] => {
        const other_id = idOf.get(other);
        return image_id !== null && other_id ? [[image_id, other_id]] : [];
      });
    });
  }

  /** By their names in the languages of these words, and in English, in which nearly every picture has one. */
  async #sharingNames(words: readonly Pictured[]): Promise<[number, number][]> {
    const images = [...new Set(words.flatMap(({ image_id }) => image_id ?? []))];
    if (images.length < 2) return [];
    const languages = new Set<string>(['english_us', 'english_uk']);
    for (const { target_language, source_language } of words) {
      languages.add(target_language);
      if (source_language !== null) languages.add(source_language);
    }
    const { rows } = await this.pool.query<{ one: number; other: number }>(
      `with names as materialized (
         select distinct image_id, language, fold_key from translations
         where image_id = any($1) and language = any($2) and approved and not is_deleted)
       select distinct one.image_id as one, other.image_id as other
       from names one join names other using (language, fold_key) where one.image_id < other.image_id`,
      [images, [...languages]],
    );
    return rows.map(({ one, other }) => [one, other]);
  }
}

/** The list that came with the program; an empty one where it came without content. */
async function readList(contentRoot: string): Promise<z.infer<typeof Alike>> {
  try {
    return Alike.parse(JSON.parse(await readFile(path.join(contentRoot, 'lookalikes.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
