import { useLingui } from '@lingui/react/macro';
import { goalLimits, type LiveSettings } from '@lexiroom/domain/games/live-quiz';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';

interface RaceChoicesProps {
  settings: LiveSettings;
  /** How many words can be asked. */
  words: number;
  onChange: (settings: Partial<LiveSettings>) => void;
}

const minutesOffered = [2, 3, 5, 10, 15] as const;
const pointsOffered = [1000, 2000, 5000, 10_000] as const;

/** Who moves the quiz on; and, where each player does, what the race goes to. */
export function RaceChoices({ settings, words, onChange }: RaceChoicesProps) {
  const { t } = useLingui();
  const { pace, goal_points, goal_seconds } = settings;
  const noGoal = { goal_points: undefined, goal_seconds: undefined };
  const goal = goal_points === undefined ? 'time' : 'points';
  return (
    <>
      <RadioGroup
        legend={t`Pace`}
        look="cards"
        options={[
          { value: 'host', label: t`All together`, hint: t`One question for everybody, moved on by you` },
          { value: 'player', label: t`A race`, hint: t`Everybody at their own pace; missed words come again` },
        ]}
        value={pace}
        onChange={(chosen) =>
          onChange(
            chosen === 'host'
              ? { pace: 'host', ...noGoal }
              : // A race goes over all words.
                { pace: 'player', ...noGoal, goal_seconds: goalLimits.seconds.usual, questions: words },
          )
        }
      />
      {pace === 'player' && (
        <RadioGroup
          legend={t`The race goes to`}
          options={[
            { value: 'time', label: t`A time` },
            { value: 'points', label: t`Points` },
          ]}
          value={goal}
          onChange={(chosen) =>
            onChange(
              chosen === 'time'
                ? { ...noGoal, goal_seconds: goalLimits.seconds.usual }
                : { ...noGoal, goal_points: goalLimits.points.usual },
            )
          }
        />
      )}
      {pace === 'player' && goal === 'time' && (
        <RadioGroup
          legend={t`Minutes`}
          options={minutesOffered.map((minutes) => ({ value: minutes * 60, label: String(minutes) }))}
          value={goal_seconds ?? goalLimits.seconds.usual}
          onChange={(seconds) => onChange({ ...noGoal, goal_seconds: seconds })}
        />
      )}
      {pace === 'player' && goal === 'points' && (
        <RadioGroup
          legend={t`Points to reach`}
          options={pointsOffered.map((points) => ({ value: points as number, label: String(points) }))}
          value={goal_points ?? goalLimits.points.usual}
          onChange={(points) => onChange({ ...noGoal, goal_points: points })}
        />
      )}
    </>
  );
}
