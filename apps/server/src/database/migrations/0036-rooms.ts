import { Migration } from '@mikro-orm/migrations';

/** Several quizzes follow each other in one room, with the same pin and the same seats. */
export class FollowQuizzes extends Migration {
  override up(): void {
    // The first quiz of the room; null in that one. No reference: seats keep their secrets when it is deleted.
    this.addSql('alter table lives add column room_id integer');
    this.addSql('alter table lives add column quiz integer not null default 1');
    // A quiz is followed by one.
    this.addSql('create unique index lives_room_index on lives (room_id, quiz)');
  }
}
