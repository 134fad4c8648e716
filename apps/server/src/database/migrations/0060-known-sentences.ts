import { Migration } from '@mikro-orm/migrations';

/** Sentences are found by what they say: what an author writes may have been translated before. */
export class FindKnownSentences extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // A number that texts share when only case tells them apart, in whatever language: Turkish has two i, of which other
  // languages make one with a dot of its own; Greek has two small sigmas. A number, as a text of a hundred letters may be
  // too long for an index. Others may share it: whoever looks a text up by it still compares.
  `create function sentence_key(said text) returns bigint language sql immutable parallel safe as $$
    select hashtextextended(translate(lower(translate(said, 'Iİı', 'iii')), 'ς\u0307', 'σ'), 0)
  $$`,
  ...['target', 'source', 'extra_target', 'extra_source'].map(
    (type) => `create index sentences_${type}_key_index on sentences (sentence_key(${type}_text), deck_id)
      where ${type}_text is not null`,
  ),
];
