import type pg from 'pg';

/** For specs: makes a library one of a release that laid all decks in the root, topic by topic, and told no levels. */
export async function layDecksInRoot(database: Pick<pg.Client, 'query'>): Promise<void> {
  await database.query(`
    update items set item_order = place, parent_id = root_id from (
      select deck_id, row_number() over (order by deck_id) - 1 as place, root.item_id as root_id
      from starter_decks, items root join users on user_id = owner_id where parent_id is null and username = 'lexiroom'
    ) as deck where item_id = deck_id;
    delete from items using starter_folders where item_id = folder_id;
    delete from starter_folders;
    update decks set level = null;
    delete from starter_versions;
    insert into starter_versions (version) values ('before')`);
}
