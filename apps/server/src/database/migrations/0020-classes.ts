import { Migration } from '@mikro-orm/migrations';

/** Classes of teachers: their students, what is shared with them, who joined, and whose answers are one history. */
export class CreateClasses extends Migration {
  override up(): void {
    for (const statement of [...classes, ...students, ...sharing, ...histories, ...lives]) this.addSql(statement);
  }
}

const classes = [
  `create table classes (
    class_id integer generated always as identity primary key,
    teacher_id integer not null references users (user_id) on delete cascade,
    class_name text not null,
    -- Null: in use.
    archived_at timestamptz,
    -- Null: nobody can join by a code at the moment.
    join_code text unique,
    -- Whether who joins by the code waits until the teacher has accepted them.
    asks_first boolean not null default false,
    rev integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  'create index classes_teacher_index on classes (teacher_id)',
];

const students = [
  `create table students (
    student_id integer generated always as identity primary key,
    class_id integer not null references classes (class_id) on delete cascade,
    -- Null: removed. The row stays, as answers name it.
    student_name text,
    student_group text check (student_group in ('first', 'second')),
    -- Who joined as this student, by the code of the class.
    person_id integer references users (user_id) on delete set null,
    linked_at timestamptz,
    -- The day, in the teacher's zone, on which the student is not there to be asked.
    absent_on date,
    -- The row that this one has become a part of.
    merged_into integer references students (student_id) on delete cascade,
    rev integer not null default 0,
    created_at timestamptz not null default now(),
    check (merged_into is null or merged_into <> student_id),
    check (student_name is not null or person_id is null)
  )`,
  'create index students_class_index on students (class_id)',
  'create index students_merged_index on students (merged_into) where merged_into is not null',
  // One person is one student of a class.
  'create unique index students_person_index on students (person_id, class_id) where person_id is not null',
  // Who asks to be let in, as which student; null: as one who is not in the list yet.
  `create table class_requests (
    class_id integer not null references classes (class_id) on delete cascade,
    user_id integer not null references users (user_id) on delete cascade,
    student_id integer references students (student_id) on delete cascade,
    student_name text,
    requested_at timestamptz not null default now(),
    primary key (class_id, user_id)
  )`,
  'create index class_requests_user_index on class_requests (user_id)',
  // Two rows of one pupil whose answers are one history from then on, until it is undone.
  `create table student_merges (
    merge_id integer generated always as identity primary key,
    class_id integer not null references classes (class_id) on delete cascade,
    from_student_id integer not null references students (student_id) on delete cascade,
    into_student_id integer not null references students (student_id) on delete cascade,
    -- Whether the account of the first row became that of the second.
    link_moved boolean not null default false,
    merged_at timestamptz not null default now(),
    undone_at timestamptz
  )`,
  'create index student_merges_class_index on student_merges (class_id)',
];

const sharing = [
  // Decks, stories, categories and folders of the teacher that a class may see.
  `create table class_items (
    class_id integer not null references classes (class_id) on delete cascade,
    item_id integer not null references items (item_id) on delete cascade,
    shared_at timestamptz not null default now(),
    primary key (class_id, item_id)
  )`,
  'create index class_items_item_index on class_items (item_id)',
  // The students who are linked to this person in a class that the item, its category or a folder around it is shared
  // with. A class in the archive shares nothing.
  `create function students_shared_with(of_item integer, person integer) returns setof integer
    language sql stable parallel safe as $$
      with recursive way (item_id, parent_id, category_id) as (
        select item_id, parent_id, category_id from items where item_id = of_item
        union all
        select i.item_id, i.parent_id, i.category_id from way join items i on i.item_id = way.parent_id
      )
      select student_id from students join classes using (class_id)
      where person_id = person and archived_at is null and exists (
        select 1 from way join class_items shared on shared.item_id in (way.item_id, way.category_id)
        where shared.class_id = classes.class_id)
  $$`,
  // Whether this person sees the item as a student.
  `create function is_shared_with(of_item integer, person integer) returns boolean
    language sql stable parallel safe as $$
      select person is not null and exists (select 1 from students_shared_with(of_item, person))
  $$`,
  // item_visibility_by_key for somebody with an account, or null: what is shared with their class is seen as by link.
  `create function item_visibility_for(of_item integer, key text, person integer) returns text
    language sql stable parallel safe as $$
      select case when seen_by = 'private' and is_shared_with(of_item, person) then 'link' else seen_by end
      from item_visibility_by_key(of_item, key) as seen (seen_by)
  $$`,
];

const histories = [
  // A schedule whose answers count in another one: that of a student who was merged into another.
  `create table schedule_heads (
    schedule text primary key,
    -- The one it was merged into, which may have been merged into a third one since.
    merged_into text not null,
    -- The one at the end of that way, which alone has rows in word_schedules.
    head text not null check (head <> schedule)
  )`,
  'create index schedule_heads_head_index on schedule_heads (head)',
  // The answers of a seat stand once in its session, and after a change of who sits there again in other schedules.
  'drop index answers_seat_index',
  `create unique index answers_seat_index on answers (schedule, live_id, question, seat_id)
    where live_id is not null and voids is null and schedule like 'live:%'`,
  `create index answers_copied_seat_index on answers (live_id, question, seat_id)
    where live_id is not null and schedule not like 'live:%'`,
  // How often each student of a class was asked by the teacher.
  `create index answers_asked_index on answers (class_id, student_id)
    where live_id is null and voids is null and schedule like 'class:%'`,
];

const lives = [
  'alter table lives add column class_id integer references classes (class_id) on delete set null',
  'create index lives_class_index on lives (class_id) where class_id is not null',
  'alter table seats add column student_id integer references students (student_id) on delete set null',
  'create index seats_student_index on seats (student_id) where student_id is not null',
];
