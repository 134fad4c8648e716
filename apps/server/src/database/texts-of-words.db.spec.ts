import { expect, test } from '@jest/globals';
import pg from 'pg';
import { emptyDatabase } from './fresh-database.fixture.ts';
import { migrate } from './migrate.ts';

test('words of an earlier release are called as the names of their pictures were', async () => {
  const url = await emptyDatabase();
  await migrate(url, '0016-clocks');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into users (user_id, username, username_key, role) values (1, 'ana', 'ana', 'teacher');
      insert into items (item_id, owner_id, item_type, item_name, name_key) values (1, 1, 'folder', 'ana', 'ana');
      insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id) values (2, 1, 'deck', 'D', 'd', 1);
      insert into decks (deck_id, target_language, source_language) values (2, 'german', 'english_uk');
      insert into translations (translation_id, language, translation, fold_key) values
        (1, 'german', 'Laufen', 'laufen'), (2, 'english_uk', 'Running', 'running');
      insert into words (word_id, deck_id, word_order, origin_word_id, target_translation_id, source_translation_id) values
        (1, 2, 0, 1, 1, 2), (2, 2, 1, 2, 1, null), (3, 2, 2, 3, null, null)`);
    await migrate(url);
    const { rows } = await client.query('select target_text, source_text from words order by word_id');
    expect(rows).toEqual([
      { target_text: 'Laufen', source_text: 'Running' },
      { target_text: 'Laufen', source_text: null },
      { target_text: null, source_text: null },
    ]);
  } finally {
    await client.end();
  }
});
