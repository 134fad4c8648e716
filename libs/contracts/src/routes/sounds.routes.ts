import { z } from 'zod/mini';
import { SoundChange } from '../deck-editor/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  DeleteSound,
  HeardPart,
  NameSound,
  NewSound,
  ReplaceSound,
  Sound,
  soundBodyBytes,
  SoundGeneration,
  WordSound,
  WordSoundSearch,
} from '../library/index.ts';
import { Done, Id } from './done-and-id.ts';

/** Hearing what a deck holds, word by word or sentence by sentence. */
export const perHearing = { name: 'word-sounds', points: 1200, seconds: 60, by: 'caller' } as const;
/** What keeps the voices of the server busy. */
const perSound = { name: 'sounds', points: 600, seconds: 60, by: 'caller' } as const;
const perSoundUpload = { name: 'sound-uploads', points: 600, seconds: 3600, by: 'caller' } as const;
const soundBody = { bytes: soundBodyBytes, refusal: 'SOUND_TOO_BIG' } as const;

/** The calls about sounds of words. */
export const soundsRoutes = {
  wordSound: route({
    ...endpoints.wordSound,
    summary: 'What a word, its translation or its example is said with, made when it is asked for first',
    params: z.strictObject({ word_id: Id }),
    query: HeardPart,
    response: WordSound,
    limits: [perHearing],
  }),
  searchWordSound: route({
    ...endpoints.searchWordSound,
    summary: 'The sound of an own word',
    body: WordSoundSearch,
    response: z.object({ sound_id: z.int() }),
    limits: [perSound],
  }),
  changeSound: route({
    ...endpoints.changeSound,
    summary: 'Choose the sound of an own word',
    body: SoundChange,
    response: Done,
  }),
  generateSounds: route({
    ...endpoints.generateSounds,
    summary: 'The sounds of a text, said by the voices of its language',
    body: SoundGeneration,
    response: z.object({ sounds: z.array(Sound) }),
    limits: [perSound],
  }),
  uploadSound: route({
    ...endpoints.uploadSound,
    needsVerified: true,
    summary: 'Add an MP3 for a text',
    body: NewSound,
    response: Sound,
    status: 201,
    bodyLimit: soundBody,
    limits: [perSoundUpload],
  }),
  replaceSound: route({
    ...endpoints.replaceSound,
    needsVerified: true,
    summary: 'Another MP3 in the place of a sound',
    body: ReplaceSound,
    response: Sound,
    bodyLimit: soundBody,
    limits: [perSoundUpload],
  }),
  nameSound: route({
    ...endpoints.nameSound,
    summary: 'Name a recording of one’s own, for oneself',
    body: NameSound,
    response: Sound,
    limits: [perSound],
  }),
  deleteSound: route({
    ...endpoints.deleteSound,
    summary: 'Take a sound away; decks keep it',
    body: DeleteSound,
    response: Done,
  }),
} as const;
