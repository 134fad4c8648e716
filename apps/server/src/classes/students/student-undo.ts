import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { APP_OPTIONS, type BaseOptions } from '../../configuration/base-options.ts';
import type { NamedStudent } from './forget-names.ts';

/** Long enough for a slip of the hand, too short to bring somebody back who has forgotten the class. */
const undoMs = 10 * 60_000;

/** What a student loses with the end of their link or with their removal, besides their own name. */
export interface TakenAway {
  /** Who had joined as them. */
  person_id: number | null;
  /** The rows that are merged into them, which have lost their names as well. */
  parts: readonly NamedStudent[];
}

/**
 * What a teacher is handed with the end of a link, or with a removal, to take that back: what was taken away, until when,
 * and a signature. So nothing about it is stored here, and nobody can be made a student who was none.
 */
@Injectable()
export class StudentUndo {
  constructor(
    @Inject(APP_OPTIONS) private readonly options: Pick<BaseOptions, 'secret'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null when nothing was taken away. */
  of(student_id: number, taken: TakenAway): string | null {
    if (taken.person_id === null && taken.parts.length === 0) return null;
    const { person_id, parts } = taken;
    const signed: Signed = { student_id, person_id, parts, until: this.clock.now() + undoMs };
    const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
    return `${text}.${this.#signatureOf(text)}`;
  }

  /** What it gives back to this student; undefined when it is none of ours, of another student, or too old. */
  read(student_id: number, undo: string): TakenAway | undefined {
    const [text = '', signature = ''] = undo.split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#signatureOf(text))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const taken = JSON.parse(Buffer.from(text, 'base64url').toString()) as Signed;
    return taken.student_id === student_id && taken.until >= this.clock.now() ? taken : undefined;
  }

  #signatureOf(text: string): string {
    return createHmac('sha256', this.options.secret).update(`taken from a student/${text}`).digest('base64url');
  }
}

/** `until`: epoch milliseconds. */
interface Signed extends TakenAway {
  student_id: number;
  until: number;
}
