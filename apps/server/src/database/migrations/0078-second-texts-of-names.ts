import { Migration } from '@mikro-orm/migrations';

/**
 * Names of the library have a second text: an article with its plural, a reading. Words that have the name show it, but for
 * those whose owner wrote another one, or none: then `extra_target_translation` of the word is that, or ''.
 */
export class GiveNamesSecondTexts extends Migration {
  override up(): void {
    this.addSql('alter table translations add column extra_text text');
  }
}
