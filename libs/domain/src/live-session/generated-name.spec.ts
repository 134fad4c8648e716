import { describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes } from '../languages/index.ts';
import { generatedNames, sameNameKey } from '../names/index.ts';
import { generatedName, spinsOfName } from './index.ts';
import { idleGame, PlayedSession } from './session.fixture.ts';

const none = () => false;

describe('a generated name', () => {
  test('is the same for the same player, however often they ask', () => {
    const offers = [0, 1, 2, 3].map((spins) => generatedName('en', 'live 7 device a', spins, none));
    expect([0, 1, 2, 3].map((spins) => generatedName('en', 'live 7 device a', spins, none))).toEqual(offers);
  });

  test.each(interfaceLanguageCodes)(
    'is another one after each of three spins, and of its language (%s)',
    (language) => {
      for (let player = 0; player < 300; player++) {
        const offers = Array.from({ length: spinsOfName + 1 }, (_, spins) =>
          generatedName(language, `player ${player}`, spins, none),
        );
        expect(new Set(offers).size).toBe(4);
        expect(offers.filter((name) => !generatedNames(language).includes(name))).toEqual([]);
      }
    },
  );

  test('is free: 2,000 players have 2,000 names, and when all names are taken there are numbers', () => {
    const taken = new Set<string>();
    for (let player = 0; player < 2800; player++) {
      const key = sameNameKey(generatedName('ar', `player ${player}`, player % 4, (name) => taken.has(name)));
      expect(taken.has(key)).toBe(false);
      taken.add(key);
    }
    expect(generatedName('en', 'a', 0, (key) => !key.endsWith(' 2'))).toMatch(/^\p{L}+ \p{L}+ 2$/u);
  });
});

/** A lobby of generated names, in which somebody sits. */
function session(): PlayedSession {
  const played = new PlayedSession(idleGame, {
    settings: { names: 'generated', late_join: true, records_answers: true },
  });
  played.do({ type: 'join', name: 'Brave Otter' });
  return played;
}
const nameOf = ({ state }: Pick<PlayedSession, 'state'>, seat_id: number) => state.seats.get(seat_id)?.name;

describe('who joins a session of generated names', () => {
  test('has the name they were given, and nobody has to look at it', () => {
    expect(session().state.seats.get(1)).toMatchObject({ name: 'Brave Otter', doubtful: false });
  });

  test('has a free variant of it where somebody else was quicker', () => {
    const played = session();
    expect(played.do({ type: 'join', name: 'Brave Otter' })).toEqual(['joined']);
    expect(nameOf(played, 2)).toBe('Brave Otter 2');
    expect(nameOf({ state: played.replayed() }, 2)).toBe('Brave Otter 2');
  });

  test('may be given another name by the host', () => {
    const played = session();
    expect(played.do({ type: 'rename', seat_id: 1, name: 'Mia' })).toEqual(['renamed']);
    expect(nameOf(played, 1)).toBe('Mia');
  });
});
