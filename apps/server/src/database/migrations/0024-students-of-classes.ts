import { Migration } from '@mikro-orm/migrations';

/** Since when a student is in a class, who may have come there from another one. */
export class RememberWhenStudentsCame extends Migration {
  override up(): void {
    // By the number of the class. None before the student is moved: until then they are where they were made.
    this.addSql(`alter table students add column in_classes_since jsonb not null default '{}'`);
  }
}
