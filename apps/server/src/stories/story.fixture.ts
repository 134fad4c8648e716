import type { Story } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { Member } from '../http/api.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { SilentVoice } from '../speech/silent-voice.fixture.ts';
import type { SpeechProvider, Utterance } from '../speech/speech-provider.ts';

type Order = Parameters<Member['api']['newStory']>[0]['body'];

/** For specs: makes a story of prose in Spanish, unless told otherwise. Gives its id. */
export async function makeStory({ api }: Member, more: Partial<Order> = {}): Promise<number> {
  const source = { type: 'content', content: 'El perro duerme.\nEl gato come.' } as const;
  const body = { story_name: 'El perro', story_language: 'spanish', source, ...more } as const;
  return (await api.newStory({ body })).item_id;
}

/** For specs: the story of a member as they see it. */
export const readStory = ({ api, username }: Member, id: number): Promise<Story> =>
  api.story({ params: { username }, query: { id } });

let frames = 500;
/** For specs: makes a story of one section, and reads that aloud as nobody else has. Gives its id, and where the sound lies. */
export async function readAloud(member: Member): Promise<{ story_id: number; sound_path: string }> {
  const section_text = 'La gata come.';
  const story_id = await makeStory(member, { source: { type: 'content', content: section_text } });
  const [section] = (await readStory(member, story_id)).story_sections;
  const sound_file = hummingMp3(frames++).toString('base64');
  const body = { section_id: section!.story_section_id, section_text, sound_file, sound_timings: [] };
  return { story_id, sound_path: (await member.api.storyNarration({ body })).sound_path! };
}

/** For specs: a voice that does as it is told. It says what it was asked for, in order. */
export class ObedientVoice implements SpeechProvider {
  readonly #voice = new SilentVoice();
  readonly asked: Utterance[] = [];
  /** Texts with this in them end the voice; it comes back. */
  deadly = 'deadly';
  /** Waited for before each text is said. */
  before: (utterance: Utterance) => Promise<void> = () => Promise.resolve();

  hasVoice = (language: LanguageId): boolean => language !== 'khmer';
  wake = (): void => {};
  close = (): Promise<void> => Promise.resolve();

  async say(utterance: Utterance): ReturnType<SpeechProvider['say']> {
    this.asked.push(utterance);
    await this.before(utterance);
    if (utterance.text.includes(this.deadly)) throw new Error('The speech process ended.');
    return /\p{L}/u.test(utterance.text) ? this.#voice.say(utterance) : null;
  }
}
