import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';

/** Long enough for a slip of the hand, too short to bring somebody back who has forgotten the class. */
const undoMs = 10 * 60_000;

/**
 * What a teacher is handed with the end of a link, to take that back: whose account it was, until when, and a signature.
 * So nothing about a link that has ended is stored, and nobody can be made a student who was none.
 */
@Injectable()
export class LinkUndo {
  constructor(
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'secret'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For a student as they were before the link ended; null when nobody had joined as them. */
  of({ student_id, person_id }: { student_id: number; person_id: number | null }): string | null {
    return person_id === null ? null : this.#signed(student_id, person_id, this.clock.now() + undoMs);
  }

  /** Whose link it gives back to this student; undefined when it is none of ours, of another student, or too old. */
  personOf(student_id: number, undo: string): number | undefined {
    const [person_id, until] = undo.split('.').map(Number);
    if (!Number.isInteger(person_id) || !Number.isInteger(until) || until! < this.clock.now()) return undefined;
    const [named, expected] = [Buffer.from(undo), Buffer.from(this.#signed(student_id, person_id!, until!))];
    return named.length === expected.length && timingSafeEqual(named, expected) ? person_id : undefined;
  }

  #signed(student_id: number, person_id: number, until: number): string {
    const text = `ended link/${student_id}/${person_id}/${until}`;
    const signature = createHmac('sha256', this.options.secret).update(text).digest('base64url');
    return `${person_id}.${until}.${signature}`;
  }
}
