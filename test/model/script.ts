import type { LiveSettings } from '@lexiroom/domain/games/live-quiz';
import fc from 'fast-check';

/** Who plays and how; every step refers to people by number, counted around, so that any script can be played. */
export interface Script {
  settings: {
    names: 'own' | 'roster';
    questions: number;
    seconds: number | null;
    option_count: 2 | 3 | 4;
    scoring: 'accuracy' | 'speed';
    combo: boolean;
    leaderboard: 'every' | 'end';
    late_join: boolean;
  } & Partial<Pick<LiveSettings, 'kinds' | 'pace' | 'goal_points' | 'goal_seconds' | 'teams'>>;
  /** Decides which questions are asked, and the order of their options. */
  chance: number;
  steps: Step[];
  /** What the host puts right once the quiz is over, and nobody is there any more. */
  afterwards?: Correction[];
}

/** An order of the host's. `sees`: with the phase and question that the controller shows; `past`: with some other one. */
type HostOrder = 'start' | 'next' | 'ask_again' | 'skip' | 'end_question' | 'pause' | 'add_time';
type Expecting = 'sees' | 'past' | 'nothing';

export type Step =
  | { do: 'join'; as: number; device: number | null }
  /** `of`: to the question that is shown, the one before, or the one after; `copies`: so many at once, under one id. */
  | { do: 'answer'; who: number; right: boolean; of: -1 | 0 | 1; copies: number }
  | { do: 'answer_all'; right: boolean }
  /** The last answer once more, under the same id, or otherwise under a new one. */
  | { do: 'answer_again'; who: number; changed: boolean }
  | { do: 'cut' | 'return' | 'sleep' | 'wake' | 'move' | 'leave'; who: number }
  | { do: 'order'; by: 0 | 1; type: HostOrder; expecting: Expecting }
  /** The same order from both controllers at once, each as it sees the quiz. */
  | { do: 'both'; type: HostOrder }
  /** Whatever comes next: the order that moves the quiz on, or the time that has to pass. */
  | { do: 'go_on'; by: 0 | 1 }
  /** Both halves of the class answer, one after the other within a moment, while the host gives an order. */
  | { do: 'rush'; type: HostOrder; right: boolean }
  | { do: 'pause_for'; ms: number }
  | { do: 'door'; locked: boolean }
  | { do: 'void'; question: number; undo?: boolean }
  /** A text counts as right, or no longer: one that was typed to one of the questions, or that nobody typed. */
  | { do: 'accept'; question: number; text: number; undo: boolean }
  | { do: 'set_team'; who: number; team: number }
  | { do: 'balance_teams' }
  | { do: 'remove'; who: number; ban: boolean; all: boolean }
  | { do: 'rename'; who: number; as: number }
  | { do: 'keep_name'; who: number }
  | { do: 'reassign'; who: number; student: number; exchange: boolean }
  | { do: 'reload'; screen: 0 | 1 | 2 }
  | { do: 'pass'; ms: number }
  /** The clock on the wall is set. */
  | { do: 'set_clock'; ms: number }
  /** The server is gone for a while, with answers of so many on their way, and perhaps an order of the host. */
  | { do: 'kill' | 'stop'; away: number; answering: number; ordering: boolean }
  /**
   * Every connection to the database breaks, likewise; the server is there all the time, and connects anew. `forgetting`:
   * the phones forget what they sent, and answer once more.
   */
  | { do: 'lose_database'; answering: number; ordering: boolean; forgetting?: boolean };

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;
/** Of one player alone, beside answers. */
export type PersonStep = Exclude<Extract<Step, { who: number }>, { do: 'answer' } | { do: 'answer_again' }>;
/** What the host may still put right long after the end. */
export type Correction = StepOf<'void' | 'accept' | 'reassign'>;

const who = fc.nat({ max: 11 });
const by = fc.constantFrom<0 | 1>(0, 1);
const orders = fc.constantFrom<HostOrder>(
  'start',
  'next',
  'ask_again',
  'skip',
  'end_question',
  'pause',
  'pause',
  'pause',
  'add_time',
  'add_time',
);
const expecting = fc.constantFrom<Expecting>('sees', 'sees', 'sees', 'past', 'nothing', 'nothing');
const hour = 3_600_000;
const question = fc.constantFrom(1, 1, 1, 2, 2, 3);
const takingBack = fc.record({ do: fc.constant('void'), question, undo: fc.boolean() });
const accepting = fc.record({
  do: fc.constant('accept'),
  question,
  text: fc.nat({ max: 4 }),
  undo: fc.constantFrom(false, false, true),
});
const reassigning = fc.record({
  do: fc.constant('reassign'),
  who,
  student: fc.nat({ max: 9 }),
  exchange: fc.boolean(),
});

const weighted: [number, fc.Arbitrary<Step>][] = [
  [5, fc.record({ do: fc.constant('join'), as: fc.nat({ max: 9 }), device: fc.option(fc.nat({ max: 2 })) })],
  [6, fc.record({ do: fc.constant('answer'), who, right: fc.boolean(), of: fc.constantFrom(0, 0, 0, 0, -1, 1), copies: fc.constantFrom(1, 1, 3) })],
  [6, fc.record({ do: fc.constant('answer_all'), right: fc.boolean() })],
  [2, fc.record({ do: fc.constant('answer_again'), who, changed: fc.boolean() })],
  [7, fc.record({ do: fc.constantFrom('cut', 'return', 'return', 'sleep', 'wake', 'move', 'leave'), who })],
  [5, fc.record({ do: fc.constant('order'), by, type: orders, expecting })],
  [3, fc.record({ do: fc.constant('both'), type: orders })],
  [16, fc.record({ do: fc.constant('go_on'), by })],
  [3, fc.record({ do: fc.constant('rush'), type: fc.constantFrom('pause', 'pause', 'end_question', 'skip', 'next'), right: fc.boolean() })],
  [3, fc.record({ do: fc.constant('pause_for'), ms: fc.constantFrom(300, 3000, 30_000) })],
  [1, fc.record({ do: fc.constant('door'), locked: fc.boolean() })],
  [5, takingBack],
  [6, accepting],
  [2, fc.record({ do: fc.constant('set_team'), who, team: fc.integer({ min: 1, max: 3 }) })],
  [1, fc.record({ do: fc.constant('balance_teams') })],
  [1, fc.record({ do: fc.constant('remove'), who, ban: fc.boolean(), all: fc.constantFrom(false, false, false, true) })],
  [2, fc.record({ do: fc.constant('rename'), who, as: fc.nat({ max: 9 }) })],
  [2, fc.record({ do: fc.constant('keep_name'), who })],
  [2, reassigning],
  [1, fc.record({ do: fc.constant('reload'), screen: fc.constantFrom(0, 1, 2) })],
  [3, fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(200, 999, 1000, 2500, 4000, 16_000) })],
  [1, fc.record({ do: fc.constant('set_clock'), ms: fc.constantFrom(-14 * hour, -hour, -3000, 3000, hour, 14 * hour) })],
  [1, fc.record({ do: fc.constantFrom('kill', 'kill', 'stop'), away: fc.constantFrom(10, 900, 4000, 60_000), answering: fc.nat({ max: 4 }), ordering: fc.boolean() })],
  [1, fc.record({ do: fc.constant('lose_database'), answering: fc.nat({ max: 4 }), ordering: fc.boolean(), forgetting: fc.boolean() })],
] as [number, fc.Arbitrary<Step>][]; // prettier-ignore

/** Who moves the quiz on: the host, or every player alone, until somebody has the points or the time is over. */
const paces = fc.constantFrom<Pick<Script['settings'], 'pace' | 'goal_points' | 'goal_seconds'>>(
  {}, {}, {}, {}, { pace: 'player', goal_points: 300 }, { pace: 'player', goal_points: 1000 }, { pace: 'player', goal_seconds: 30 },
); // prettier-ignore
const kinds = fc.constantFrom<LiveSettings['kinds']>(
  ['text_to_picture', 'picture_to_text'],
  ['typed', 'typed', 'text_to_picture'],
  ['typed'],
);

/** A class that comes in and starts: most of what can happen happens only then. */
const beginning: Step[] = [
  { do: 'join', as: 0, device: null },
  { do: 'join', as: 1, device: 0 },
  { do: 'join', as: 2, device: 1 },
  { do: 'go_on', by: 0 },
  { do: 'go_on', by: 0 },
  { do: 'go_on', by: 0 },
];

const scripts: fc.Arbitrary<Script> = fc.record({
  settings: fc.tuple(paces, fc.record({
    names: fc.constantFrom('own', 'roster'),
    questions: fc.integer({ min: 1, max: 4 }),
    seconds: fc.constantFrom(5, 20, null),
    option_count: fc.constantFrom(2, 3, 4),
    scoring: fc.constantFrom('accuracy', 'speed'),
    combo: fc.boolean(),
    leaderboard: fc.constantFrom('every', 'end'),
    late_join: fc.constantFrom(true, true, false),
    kinds,
    teams: fc.constantFrom(0, 0, 2, 3),
  })).map(([pace, settings]) => ({ ...settings, ...pace })),
  chance: fc.nat({ max: 1000 }),
  steps: fc
    .tuple(
      fc.constantFrom(true, true, true, false),
      fc.array(fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary }))), { minLength: 8, maxLength: 40, size: 'max' }),
    )
    .map(([isBegun, steps]) => (isBegun ? [...beginning, ...steps] : steps)),
  afterwards: fc.array(fc.oneof(takingBack, accepting, reassigning) as fc.Arbitrary<Correction>, { maxLength: 4 }),
}); // prettier-ignore

/** The script of a seed. */
export function scriptOf(seed: number): Script {
  return fc.sample(scripts, { seed, numRuns: 1 })[0]!;
}
